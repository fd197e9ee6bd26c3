/** The reader's answer; null before an answer. */
export type Consent = 'granted' | 'denied' | null;

/** The privacy settings that a browser exposes. */
export interface PrivacySignals {
  /** `navigator.doNotTrack`: '1' asks not to be tracked (W3C, Tracking Preference Expression). */
  doNotTrack?: string | null;
  /** `navigator.globalPrivacyControl` (W3C, Global Privacy Control). */
  globalPrivacyControl?: boolean;
}

/** @returns whether the browser's settings refuse tracking */
export function refusesTracking({ doNotTrack, globalPrivacyControl }: PrivacySignals): boolean {
  return doNotTrack === '1' || globalPrivacyControl === true;
}

export interface Site {
  /** Whether this is the built site rather than the development server. */
  isProduction: boolean;
  /** Whether third parties load only after the reader's consent. */
  asksConsent: boolean;
}

/** @returns whether scripts of other hosts may load */
export function mayLoadThirdParties(site: Site, signals: PrivacySignals, consent: Consent): boolean {
  if (!site.isProduction || refusesTracking(signals) || consent === 'denied') return false;
  return !site.asksConsent || consent === 'granted';
}
