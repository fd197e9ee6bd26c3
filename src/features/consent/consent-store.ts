import { useSyncExternalStore } from 'react';
import siteConfig from '@generated/docusaurus.config';
import { createStorageSlot } from '@docusaurus/theme-common';
import { mayLoadThirdParties, refusesTracking, type Consent, type PrivacySignals } from '@site/core/consent/policy';
import type { ThirdParties } from '@site/core/consent/third-parties';

export const thirdParties = siteConfig.customFields?.thirdParties as ThirdParties;

// Made when first used: there is no storage where pages are rendered.
let slot: ReturnType<typeof createStorageSlot> | undefined;
const storage = () => (slot ??= createStorageSlot('third-party-consent'));

/** The last answer on this page, for browsers that store nothing. */
let answer: Consent = null;
const listeners = new Set<() => void>();

function readConsent(): Consent {
  const stored = storage().get();
  return answer ?? (stored === 'granted' || stored === 'denied' ? stored : null);
}

/** Keeps the reader's answer, and tells everyone who listens, in this tab and in others. */
export function saveConsent(consent: 'granted' | 'denied'): void {
  storage().set(consent);
  answer = consent;
  listeners.forEach((listener) => listener());
}

/** @returns A function that ends the listening. */
export function listenToConsent(listener: () => void): () => void {
  listeners.add(listener);
  const stop = storage().listen(() => {
    // What another tab stored is newer than the answer in this one.
    answer = null;
    listener();
  });
  return () => {
    listeners.delete(listener);
    stop();
  };
}

const signals = () => navigator as unknown as PrivacySignals;

/** Whether scripts of other hosts may be loaded now. */
export function mayLoad(): boolean {
  const isProduction = process.env.NODE_ENV === 'production';
  return mayLoadThirdParties({ isProduction, asksConsent: thirdParties.asksConsent }, signals(), readConsent());
}

/** @returns Whether the reader is to be asked at all: not if nothing is loaded, or their browser has answered. */
export const isConsentAsked = () =>
  thirdParties.asksConsent &&
  (thirdParties.gtagIds !== undefined || thirdParties.socialEmbeds) &&
  !refusesTracking(signals());

/** The reader's answer; undefined while the page is not theirs yet (on the server, and until React has taken over). */
export function useConsent(): Consent | undefined {
  return useSyncExternalStore<Consent | undefined>(listenToConsent, readConsent, () => undefined);
}
