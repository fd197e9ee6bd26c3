export const pluginName = 'typed-docs-search';

/** Path of the results page, unless `themeConfig.algolia` names another. */
export const embeddedPagePath = 'search';

/** Facts that the browser needs. */
/** A page that the search dialog offers before the reader types. */
export interface StartingPoint {
  title: string;
  /** What the reader finds there, in a line. */
  text: string;
  /** Address without the base path, such as `/docs/install`. */
  to: string;
}

export interface SearchSettings {
  startingPoints: readonly StartingPoint[];
  suggestions: readonly string[];
  issuesUrl?: string;
  pageDescription: string;
  /** Without slashes at its ends. */
  errorsPath?: string;
}
