/** What the page knows of the search backend, beside Docusaurus' own settings in `themeConfig.algolia`. */
export interface SearchSettings {
  /** Who answers: the index that the site brings along, or the hosted service that `themeConfig.algolia` names. */
  backend: 'embedded' | 'hosted';
  /** Queries that the reader may try when there is nothing for the one at hand. */
  suggestions: readonly string[];
}
