import type { IndexSettings } from 'algoliasearch';
import type { UserThemeConfig } from '@docusaurus/theme-search-algolia';
import type { SearchSettings } from '@typed-docs/search/settings';
import { project } from './site.ts';
import type { Env } from './env.ts';

/** The theme requires these even without Algolia: https://docusaurus.io/docs/api/themes/configuration#algolia */
export function algolia({ algolia }: Env): NonNullable<UserThemeConfig['algolia']> {
  return {
    ...(algolia ?? { appId: 'embedded', apiKey: 'embedded', indexName: 'docs' }),
    contextualSearch: true,
    searchPagePath: 'search',
  };
}

export function searchSettings({ algolia }: Env): SearchSettings {
  return {
    backend: algolia ? 'hosted' : 'embedded',
    issuesUrl: `${project.repositoryUrl}/issues`,
    suggestions: ['quickstart', 'context', 'middleware', 'subscriptions'],
  };
}

/** DocSearch's crawler settings (https://docsearch.algolia.com/docs/record-extractor) plus our own attributes. */
export const indexSettings: IndexSettings = {
  searchableAttributes: [
    'unordered(hierarchy.lvl1)',
    'unordered(label)',
    'unordered(hierarchy.lvl2)',
    'unordered(hierarchy.lvl3)',
    'unordered(hierarchy.lvl4)',
    'unordered(hierarchy.lvl5)',
    'unordered(hierarchy.lvl6)',
    'content',
    'unordered(hierarchy.lvl0)',
  ],
  camelCaseAttributes: ['hierarchy', 'content', 'label'],
  attributesForFaceting: ['language', 'docusaurus_tag', 'type', 'kind'],
  attributesToRetrieve: [
    'hierarchy',
    'content',
    'anchor',
    'url',
    'url_without_anchor',
    'type',
    'kind',
    'docusaurus_tag',
  ],
  attributesToHighlight: ['hierarchy', 'content'],
  attributesToSnippet: ['content:10'],
  attributeForDistinct: 'url',
  distinct: true,
  ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
  customRanking: ['desc(weight.pageRank)', 'desc(weight.level)', 'desc(weight.position)'],
  minWordSizefor1Typo: 3,
  minWordSizefor2Typos: 7,
  allowTyposOnNumericTokens: false,
  minProximity: 1,
  ignorePlurals: true,
  advancedSyntax: true,
  removeWordsIfNoResults: 'allOptional',
};
