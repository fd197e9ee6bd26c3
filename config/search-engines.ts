import type { SearchEngineRules } from '@typed-docs/redirects/versions/search-engines';

/** Pages of older versions get the current page on the same subject as their canonical URL (see config/moved-pages.ts). */
export const searchEngines: SearchEngineRules = {
  noIndex: {
    'landing-intro/Step1': 'Part of a tour, not a standalone page.',
    'landing-intro/Step2': 'Part of a tour, not a standalone page.',
    'landing-intro/Step3': 'Part of a tour, not a standalone page.',
  },
  ownSubject: {
    '10.x': {
      'migration/migrate-from-v9-to-v10': 'The 11.x guide starts from 10.x; this one is the only guide for 9.x.',
    },
  },
};
