/** Third parties that the site is configured to load. Pages receive it in `customFields`. */
export interface ThirdParties {
  /** Google tag ids that count page views. */
  gtagIds?: readonly [string, ...string[]];
  /** Whether X's script embeds posts, which are links otherwise. */
  socialEmbeds: boolean;
  /** Whether they load only after the reader's consent. */
  asksConsent: boolean;
}
