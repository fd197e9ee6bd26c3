import type { SearchEngineRules } from '@typed-docs/redirects/versions/search-engines';

/** Pages of older versions get the current page on the same subject as their canonical URL (see config/moved-pages.ts). */
export const searchEngines: SearchEngineRules = {
  noIndex: {
    'landing-intro/Step1': 'A piece of a tour, not a page of its own.',
    'landing-intro/Step2': 'A piece of a tour, not a page of its own.',
    'landing-intro/Step3': 'A piece of a tour, not a page of its own.',
  },
  ownSubject: {
    '10.x': {
      'migration/migrate-from-v9-to-v10': 'The guide of 11.x starts from 10.x; this one is the only way from 9.x.',
    },
  },
};
