/** Settings of search beside Docusaurus' own in `themeConfig.algolia`. */
export interface SearchSettings {
  /** The index that the site brings along, or the hosted service that `themeConfig.algolia` names. */
  backend: 'embedded' | 'hosted';
  /** Queries to try instead of one without results. */
  suggestions: readonly string[];
}
