import type { SearchEngineRules } from '../core/versions/search-engines.ts';

/**
 * Which pages search engines show. Pages of older versions name the page of 11.x about the same subject as the canonical
 * one (moved pages as in config/moved-pages.ts), so that they don't stand above it in results; readers reach them
 * through the version menu. The sitemap lists canonical pages only, as search engines ask for.
 */
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
