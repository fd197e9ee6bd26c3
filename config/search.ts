import type { IndexSettings } from 'algoliasearch';
import type { SearchOptions } from '@typed-docs/search';
import { project } from './site.ts';

export const search: SearchOptions = {
  startingPoints: [
    { title: 'Quickstart', text: 'A typed server and client in two files', to: '/docs/quickstart' },
    {
      title: 'Getting started',
      text: 'A project for every runtime, and sharing the types',
      to: '/docs/getting-started',
    },
    {
      title: 'TanStack React Query',
      text: 'Typed queries and mutations in React',
      to: '/docs/client/tanstack-react-query/setup',
    },
    {
      title: 'Next.js App Router',
      text: 'Prefetch on the server, continue in the browser',
      to: '/docs/client/nextjs/app-router-setup',
    },
    { title: 'Errors', text: 'Paste a message, find its cause and fix', to: '/docs/errors' },
    { title: 'Migrate from 10 to 11', text: 'What changed, with a checklist', to: '/docs/migrate-from-v10-to-v11' },
  ],
  suggestions: ['quickstart', 'context', 'middleware', 'subscriptions'],
  issuesUrl: `${project.repositoryUrl}/issues`,
  pageDescription:
    'Search the tRPC guides for every version, the API reference and the blog by name, error message, or in your own words.',
  // If only a single page lacks a word, add it to that page instead.
  synonyms: 'config/search-synonyms.json',
};

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
