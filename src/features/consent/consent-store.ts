import { useSyncExternalStore } from 'react';
import siteConfig from '@generated/docusaurus.config';
import { createStorageSlot } from '@docusaurus/theme-common';
import { mayLoadThirdParties, refusesTracking, type Consent, type PrivacySignals } from '@site/core/consent/policy';
import { storedConsent } from '@site/core/storage/stored-values';
import type { ThirdParties } from '@site/core/consent/third-parties';

export const thirdParties = siteConfig.customFields?.thirdParties as ThirdParties;

// Created on first use, as the server has no storage.
let slot: ReturnType<typeof createStorageSlot> | undefined;
const storage = () => (slot ??= createStorageSlot(storedConsent.key));

/** The last answer in this tab, for browsers without storage. */
let answer: Consent = null;
const listeners = new Set<() => void>();

function readConsent(): Consent {
  return answer ?? storedConsent.read(storage().get());
}

/** Stores the answer and notifies listeners in all tabs. */
export function saveConsent(consent: 'granted' | 'denied'): void {
  storage().set(consent);
  answer = consent;
  listeners.forEach((listener) => listener());
}

/** @returns a function that removes the listener */
export function listenToConsent(listener: () => void): () => void {
  listeners.add(listener);
  const stop = storage().listen(() => {
    // Another tab stored a newer answer.
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

/** @returns whether to ask the reader: not if nothing is loaded, or the browser refuses tracking */
export const isConsentAsked = () =>
  thirdParties.asksConsent &&
  (thirdParties.gtagIds !== undefined || thirdParties.socialEmbeds) &&
  !refusesTracking(signals());

/** @returns the reader's answer; undefined until hydration */
export function useConsent(): Consent | undefined {
  return useSyncExternalStore<Consent | undefined>(listenToConsent, readConsent, () => undefined);
}
