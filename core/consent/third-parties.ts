/** What the site is configured to load from other hosts; it travels from `config/` to the page in `customFields`. */
export interface ThirdParties {
  /** Google tag ids that count page views. */
  gtagIds?: readonly [string, ...string[]];
  /** Whether posts on X are shown by the platform's own script rather than as links. */
  socialEmbeds: boolean;
  /** Whether the reader is asked before anything of this is loaded. */
  asksConsent: boolean;
}
