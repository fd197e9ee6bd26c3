/** What a page of the API reference is about. */
export type ApiSymbolKind = 'class' | 'function' | 'interface' | 'type-alias' | 'variable' | 'namespace';

/** An exported member of a public entry point that has a page. */
export interface ApiSymbol {
  /** As it is exported: `httpBatchLink`. */
  name: string;
  /** The package that its page belongs to: `@trpc/client`. */
  package: string;
  /** The import specifier that a reader writes, the package's main one where it exports the symbol: `@trpc/client`. */
  entryPoint: string;
  kind: ApiSymbolKind;
  /** Address of its page without the site's base URL: `/docs/typedoc/client/index/functions/httpSubscriptionLink`. */
  address: string;
  /** Other public import specifiers that export the very same declaration. */
  aliases: string[];
}

/** Where the reference begins, without the site's base URL. */
export const referenceAddress = '/docs/typedoc';

/** The kinds as addresses and headings name them, in the order in which lists show them. */
export const symbolKinds: Record<ApiSymbolKind, { folder: string; title: string }> = {
  function: { folder: 'functions', title: 'Functions' },
  class: { folder: 'classes', title: 'Classes' },
  variable: { folder: 'variables', title: 'Variables' },
  interface: { folder: 'interfaces', title: 'Interfaces' },
  'type-alias': { folder: 'type-aliases', title: 'Type aliases' },
  namespace: { folder: 'namespaces', title: 'Namespaces' },
};

/**
 * The part of addresses that stands for an entry point: `client/index` for `@trpc/client`, `client/links/splitLink` for
 * `@trpc/client/links/splitLink`.
 */
export function entryPointPath(specifier: string): string {
  const [, name = '', ...rest] = specifier.split('/');
  return [name, ...(rest.length > 0 ? rest : ['index'])].join('/');
}

/** The address of a symbol's page below the entry point that is its home. */
export function symbolAddress(entryPoint: string, kind: ApiSymbolKind, name: string): string {
  return `${referenceAddress}/${entryPointPath(entryPoint)}/${symbolKinds[kind].folder}/${name}`;
}

/** The address of the page that lists what an entry point exports; the main one's is the package's own. */
export function entryPointAddress(specifier: string): string {
  return `${referenceAddress}/${specifier.split('/').slice(1).join('/')}`;
}

/** Whether a file, by its path from the repository's root, is a generated page of the reference. */
export function fileIsReference(path: string): boolean {
  return /^(?:docs|versioned_docs\/version-[^/]+)\/typedoc\//.test(path);
}
