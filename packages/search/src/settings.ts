export const pluginName = 'typed-docs-search';

/** Path of the results page, unless `themeConfig.algolia` names another. */
export const embeddedPagePath = 'search';

/** Facts that the browser needs. */
export interface SearchSettings {
  suggestions: readonly string[];
  issuesUrl?: string;
  pageDescription: string;
  /** Without slashes at its ends. */
  errorsPath?: string;
}
