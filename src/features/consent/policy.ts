import type { StoredValue } from '@typed-docs/utils/stored-value';

export type Consent = 'granted' | 'denied' | null;

export const storedConsent: StoredValue<Consent> = {
  key: 'third-party-consent',
  read: (text) => (text === 'granted' || text === 'denied' ? text : null),
};

export interface PrivacySignals {
  /** `navigator.doNotTrack`: '1' means no tracking (W3C, Tracking Preference Expression). */
  doNotTrack?: string | null;
  /** `navigator.globalPrivacyControl` (W3C, Global Privacy Control). */
  globalPrivacyControl?: boolean;
}

export function refusesTracking({ doNotTrack, globalPrivacyControl }: PrivacySignals): boolean {
  return doNotTrack === '1' || globalPrivacyControl === true;
}

export interface Site {
  /** False on the development server. */
  isProduction: boolean;
  asksConsent: boolean;
}

export function mayLoadThirdParties(site: Site, signals: PrivacySignals, consent: Consent): boolean {
  if (!site.isProduction || refusesTracking(signals) || consent === 'denied') return false;
  return !site.asksConsent || consent === 'granted';
}
