/** Passed to pages in `customFields`. */
export interface ThirdParties {
  gtagIds?: readonly [string, ...string[]];
  socialEmbeds: boolean;
  /** Whether third parties load only after consent. */
  asksConsent: boolean;
}
