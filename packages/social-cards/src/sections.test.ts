import { expect, test } from 'vitest';
import { findSections } from './sections.ts';

test('knows the categories around each page', () => {
  const sections = findSections([
    { type: 'doc', id: 'introduction' },
    { type: 'link' },
    {
      type: 'category',
      label: 'Client',
      link: { type: 'doc', id: 'client/overview' },
      items: [
        {
          type: 'category',
          label: 'Links',
          link: { type: 'generated-index', permalink: '/docs/client/links' },
          items: [{ type: 'doc', id: 'client/links/httpLink' }],
        },
      ],
    },
    { type: 'category', label: 'More', items: [{ type: 'doc', id: 'client/links/httpLink' }] },
  ]);
  expect(Object.fromEntries(sections)).toEqual({
    introduction: [],
    'client/overview': [],
    '/docs/client/links': ['Client'],
    'client/links/httpLink': ['Client', 'Links'],
  });
});
