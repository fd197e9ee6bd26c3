import { useSyncExternalStore } from 'react';
import siteConfig from '@generated/docusaurus.config';
import { createStorageSlot } from '@docusaurus/theme-common';
import { mayLoadThirdParties, refusesTracking, storedConsent, type Consent, type PrivacySignals } from './policy';
import type { ThirdParties } from './third-parties';

export const thirdParties = siteConfig.customFields?.thirdParties as ThirdParties;

// Lazy, because there is no storage during server rendering.
let slot: ReturnType<typeof createStorageSlot> | undefined;
const storage = () => (slot ??= createStorageSlot(storedConsent.key));

/** Last choice in this tab, for browsers without storage. */
let choice: Consent = null;
const listeners = new Set<() => void>();

function readConsent(): Consent {
  return choice ?? storedConsent.read(storage().get());
}

export function saveConsent(consent: 'granted' | 'denied'): void {
  storage().set(consent);
  choice = consent;
  listeners.forEach((listener) => listener());
}

export function listenToConsent(listener: () => void): () => void {
  listeners.add(listener);
  const stop = storage().listen(() => {
    choice = null;
    listener();
  });
  return () => {
    listeners.delete(listener);
    stop();
  };
}

const signals = () => navigator as unknown as PrivacySignals;

export function mayLoad(): boolean {
  const isProduction = process.env.NODE_ENV === 'production';
  return mayLoadThirdParties({ isProduction, asksConsent: thirdParties.asksConsent }, signals(), readConsent());
}

/** False if the site loads no third-party scripts, or if the browser signals that tracking is unwanted. */
export const isConsentRequested = () =>
  thirdParties.asksConsent &&
  (thirdParties.gtagIds !== undefined || thirdParties.socialEmbeds) &&
  !refusesTracking(signals());

/** @returns null before a choice, undefined until hydration */
export function useConsent(): Consent | undefined {
  return useSyncExternalStore<Consent | undefined>(listenToConsent, readConsent, () => undefined);
}
