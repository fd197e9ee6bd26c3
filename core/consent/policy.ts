/** What the reader answered to the question about other hosts; null before an answer. */
export type Consent = 'granted' | 'denied' | null;

/** What a browser says about its user's wishes, as far as it says anything. */
export interface PrivacySignals {
  /** `navigator.doNotTrack`: '1' asks not to be tracked (W3C, Tracking Preference Expression). */
  doNotTrack?: string | null;
  /** `navigator.globalPrivacyControl` (W3C, Global Privacy Control). */
  globalPrivacyControl?: boolean;
}

/** @returns Whether the reader has refused already, by a setting of the browser. */
export function refusesTracking({ doNotTrack, globalPrivacyControl }: PrivacySignals): boolean {
  return doNotTrack === '1' || globalPrivacyControl === true;
}

/** What of a site decides about scripts of other hosts. */
export interface Site {
  /** Whether this is the built site rather than the one that an author edits. */
  isProduction: boolean;
  /** Whether the site is configured to load them only after the reader has agreed. */
  asksConsent: boolean;
}

/** @returns Whether scripts of other hosts may be loaded. */
export function mayLoadThirdParties(site: Site, signals: PrivacySignals, consent: Consent): boolean {
  if (!site.isProduction || refusesTracking(signals) || consent === 'denied') return false;
  return !site.asksConsent || consent === 'granted';
}
