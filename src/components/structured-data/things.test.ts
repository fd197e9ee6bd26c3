import { expect, it } from 'vitest';
import { blogPosting, breadcrumbList, serializeThing, techArticle, webSite } from './things.ts';

const publisher = { name: 'tRPC', url: 'https://example.com/', logo: 'https://example.com/logo.png' };
const organization = {
  '@type': 'Organization',
  name: 'tRPC',
  url: 'https://example.com/',
  logo: { '@type': 'ImageObject', url: 'https://example.com/logo.png' },
};

it('numbers the way to a page from 1', () => {
  const items = [
    { name: 'tRPC', url: 'https://example.com/' },
    { name: 'A', url: 'https://example.com/a' },
  ];
  expect(breadcrumbList(items).itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'tRPC', item: 'https://example.com/' },
    { '@type': 'ListItem', position: 2, name: 'A', item: 'https://example.com/a' },
  ]);
});

it('describes a page of the docs, with picture and date where they are known', () => {
  const facts = {
    url: 'https://example.com/a',
    headline: 'A',
    description: 'On a.',
    language: 'en',
    version: '11.x',
    publisher,
  };
  expect(techArticle(facts)).toMatchObject({ author: organization, publisher: organization, version: '11.x' });
  expect(techArticle(facts)).not.toHaveProperty('image');
  expect(techArticle({ ...facts, modified: 0, image: 'https://example.com/a.png' })).toMatchObject({
    dateModified: '1970-01-01T00:00:00.000Z',
    image: 'https://example.com/a.png',
  });
});

it('tells where and how the site is searched', () => {
  expect(webSite({ publisher, description: 'D', searchUrl: 'https://example.com/search' }).potentialAction).toEqual({
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: 'https://example.com/search?q={search_term_string}' },
    'query-input': 'required name=search_term_string',
  });
});

it('completes what Docusaurus says of a post', () => {
  const posting = { '@type': 'BlogPosting', headline: 'P', keywords: [], author: { '@type': 'Person', name: 'Team' } };
  const more = { keywords: ['a'], language: 'en', image: 'https://example.com/card.png', publisher };
  expect(blogPosting(posting, more)).toEqual({
    '@type': 'BlogPosting',
    headline: 'P',
    image: 'https://example.com/card.png',
    author: { '@type': 'Organization', name: 'Team' },
    publisher: organization,
    inLanguage: 'en',
    keywords: ['a'],
  });
  const several = blogPosting({ ...posting, image: 'own', author: [posting.author] }, { ...more, keywords: [] });
  expect(several).toMatchObject({ image: 'own', author: [{ '@type': 'Organization', name: 'Team' }] });
  expect(JSON.parse(serializeThing(several))).not.toHaveProperty('keywords');
});

it('cannot end the script that it stands in', () => {
  const text = serializeThing({ '@type': 'Thing', name: '</script><!--' });
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toEqual({ '@context': 'https://schema.org', '@type': 'Thing', name: '</script><!--' });
});
