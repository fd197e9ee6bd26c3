/** What a page of the API reference is about; also the folder in its address (`functions/httpBatchLink`). */
export type ApiSymbolKind = 'class' | 'function' | 'interface' | 'type-alias' | 'variable';

/** An exported member of a public entry point that has a page. */
export interface ApiSymbol {
  /** As it is exported: `httpBatchLink`. */
  name: string;
  /** The package that exports it: `@trpc/client`. */
  package: string;
  /** The import specifier that a reader writes: `@trpc/client`, `@trpc/client/links/httpBatchLink`. */
  entryPoint: string;
  kind: ApiSymbolKind;
  /** Address of its page without the site's base URL: `/docs/typedoc/client/index/functions/httpLink`. */
  address: string;
  /** Other public import specifiers that export the very same declaration. */
  aliases: string[];
}
