export type ApiSymbolKind = 'class' | 'function' | 'interface' | 'type-alias' | 'variable' | 'namespace';

export interface ApiSymbol {
  name: string;
  package: string;
  /** Import specifier to recommend; the package's main one if that exports the symbol. */
  entryPoint: string;
  kind: ApiSymbolKind;
  /** Without the site's base URL: `/docs/api/client/index/functions/httpSubscriptionLink`. */
  address: string;
  /** Other import specifiers that export the same declaration. */
  aliases: string[];
}

/** Facts about the site that appear in pages of the reference. */
export interface ReferenceSite {
  /** Without the site's base URL: `/docs/api`. */
  address: string;
  /** The same below the address of the docs, for slugs and for links between files: `/api`. */
  slug: string;
  /** Name of the documented product. */
  product: string;
  /** Label of the documented version. */
  version: string;
}

export const symbolKinds: Record<ApiSymbolKind, { folder: string; title: string }> = {
  function: { folder: 'functions', title: 'Functions' },
  class: { folder: 'classes', title: 'Classes' },
  variable: { folder: 'variables', title: 'Variables' },
  interface: { folder: 'interfaces', title: 'Interfaces' },
  'type-alias': { folder: 'type-aliases', title: 'Type aliases' },
  namespace: { folder: 'namespaces', title: 'Namespaces' },
};

/** `client/links/splitLink` for `@trpc/client/links/splitLink`. */
export function withoutScope(specifier: string): string {
  return specifier.replace(/^@[^/]+\//, '');
}

/** Members of a package's main entry point are below `index`. */
export function symbolAddress(
  { address }: ReferenceSite,
  entryPoint: string,
  kind: ApiSymbolKind,
  name: string,
): string {
  const path = withoutScope(entryPoint);
  return `${address}/${path.includes('/') ? path : `${path}/index`}/${symbolKinds[kind].folder}/${name}`;
}

/** Address of the page that lists an entry point's exports; the main entry point's page is the package's. */
export function entryPointAddress({ address }: ReferenceSite, specifier: string): string {
  return `${address}/${withoutScope(specifier)}`;
}
