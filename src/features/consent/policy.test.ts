import { describe, expect, it } from 'vitest';
import { mayLoadThirdParties, refusesTracking, storedConsent } from './policy.ts';

describe('mayLoadThirdParties', () => {
  const open = { isProduction: true, asksConsent: false };
  const asking = { isProduction: true, asksConsent: true };

  it('is true without a question when the site asks none', () => {
    expect(mayLoadThirdParties(open, {}, null)).toBe(true);
  });

  it('waits for the reader’s yes when the site asks', () => {
    expect(mayLoadThirdParties(asking, {}, null)).toBe(false);
    expect(mayLoadThirdParties(asking, {}, 'denied')).toBe(false);
    expect(mayLoadThirdParties(asking, {}, 'granted')).toBe(true);
  });

  it('is false outside of production', () => {
    expect(mayLoadThirdParties({ ...open, isProduction: false }, {}, 'granted')).toBe(false);
  });

  it.each([{ doNotTrack: '1' }, { globalPrivacyControl: true }])(
    'is false with %j, whatever was answered',
    (signals) => {
      expect(mayLoadThirdParties(open, signals, null)).toBe(false);
      expect(mayLoadThirdParties(asking, signals, 'granted')).toBe(false);
    },
  );
});

it.each([
  { doNotTrack: '0' },
  { doNotTrack: 'unspecified' },
  { doNotTrack: null },
  { globalPrivacyControl: false },
  {},
])('refusesTracking is false with %j', (signals) => expect(refusesTracking(signals)).toBe(false));

it('reads only its own words from storage', () => {
  expect(['granted', 'denied'].map(storedConsent.read)).toEqual(['granted', 'denied']);
  for (const value of [null, '', 'null', '[null]', '__proto__', '\ud800', 'GRANTED']) {
    expect(storedConsent.read(value)).toBeNull();
  }
});
