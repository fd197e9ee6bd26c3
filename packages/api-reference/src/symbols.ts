export type ApiSymbolKind = 'class' | 'function' | 'interface' | 'type-alias' | 'variable' | 'namespace';

export interface ApiSymbol {
  name: string;
  package: string;
  /** Import specifier to recommend; the package's main one if that exports the symbol. */
  entryPoint: string;
  kind: ApiSymbolKind;
  /** Without the site's base URL: `/docs/typedoc/client/index/functions/httpSubscriptionLink`. */
  address: string;
  /** Other import specifiers that export the same declaration. */
  aliases: string[];
}

/** Without the site's base URL. */
export const referenceAddress = '/docs/typedoc';

export const symbolKinds: Record<ApiSymbolKind, { folder: string; title: string }> = {
  function: { folder: 'functions', title: 'Functions' },
  class: { folder: 'classes', title: 'Classes' },
  variable: { folder: 'variables', title: 'Variables' },
  interface: { folder: 'interfaces', title: 'Interfaces' },
  'type-alias': { folder: 'type-aliases', title: 'Type aliases' },
  namespace: { folder: 'namespaces', title: 'Namespaces' },
};

/** `client/index` for `@trpc/client`, `client/links/splitLink` for `@trpc/client/links/splitLink`. */
export function entryPointPath(specifier: string): string {
  const [, name = '', ...rest] = specifier.split('/');
  return [name, ...(rest.length > 0 ? rest : ['index'])].join('/');
}

export function symbolAddress(entryPoint: string, kind: ApiSymbolKind, name: string): string {
  return `${referenceAddress}/${entryPointPath(entryPoint)}/${symbolKinds[kind].folder}/${name}`;
}

/** Address of the page that lists an entry point's exports; the main entry point's page is the package's. */
export function entryPointAddress(specifier: string): string {
  return `${referenceAddress}/${specifier.split('/').slice(1).join('/')}`;
}
