export interface SearchSettings {
  /** The site's own index, or the hosted service configured in `themeConfig.algolia`. */
  backend: 'embedded' | 'hosted';
  /** Suggested for a query without results. */
  suggestions: readonly string[];
  /** Issue tracker, for a link from a query without results; without it, there is no link. */
  issuesUrl?: string;
}
