import type { AllContent } from '@docusaurus/types';
import { expect, it } from 'vitest';
import { collectPages } from './collect-pages.ts';

const doc = (id: string, more: object = {}) => ({
  id,
  permalink: `/docs/${id}`,
  title: id,
  description: `On ${id}.`,
  ...more,
});
const item = (id: string) => ({ type: 'doc', id });

const version = {
  label: '11.x',
  path: '/docs',
  isLast: true,
  banner: null,
  docs: ['a', 'b', 'c', 'd', 'stray'].map((id) => doc(id)).concat(doc('secret', { unlisted: true })),
  sidebars: {
    docs: [
      item('a'),
      item('b'),
      {
        type: 'category',
        label: 'More',
        link: { type: 'generated-index', permalink: '/docs/more', title: 'All of it', description: 'On more.' },
        items: [
          { type: 'category', label: 'Inner', link: item('d'), items: [item('c')] },
          item('secret'),
          // Must not be listed twice.
          item('a'),
          { type: 'link', href: 'https://example.com', label: 'Out' },
        ],
      },
    ],
  },
};

const older = { ...version, label: '10.x', path: '/docs/10.x', isLast: false, docs: [], sidebars: {} };

const content = {
  'docusaurus-plugin-content-docs': { default: { loadedVersions: [version, older] } },
  'docusaurus-plugin-content-blog': {
    default: {
      blogPosts: [
        {
          metadata: {
            permalink: '/blog/post',
            title: 'Post',
            description: 'On it.',
            date: new Date('2021-05-05'),
            authors: [{ name: 'Team' }, {}],
          },
        },
        { metadata: { permalink: '/blog/soon', title: 'Soon', date: '2021-05-06', authors: [], unlisted: true } },
      ],
    },
  },
} as unknown as AllContent;

it('lists pages in the order of the sidebar, each once, below its category', () => {
  const [found] = collectPages(content).versions;
  expect(found!.groups.map(({ title, pages }) => [title, pages.map(({ permalink }) => permalink)])).toEqual([
    ['Introduction', ['/docs/a', '/docs/b']],
    ['More', ['/docs/more', '/docs/d', '/docs/c']],
  ]);
  expect(found!.groups[1]!.pages[0]).toEqual({
    permalink: '/docs/more',
    title: 'All of it',
    description: 'On more.',
    version: '11.x',
  });
});

it('keeps pages that no sidebar leads to, and unlisted ones, apart', () => {
  expect(collectPages(content).versions[0]!.others.map(({ title }) => title)).toEqual(['stray', 'secret']);
});

it('lists all pages, and those posts that are not unlisted, with day and authors', () => {
  const { pages, posts } = collectPages(content);
  expect(pages.map(({ title }) => title)).toEqual(['a', 'b', 'All of it', 'd', 'c', 'stray', 'secret', 'Post', 'Soon']);
  expect(posts).toEqual([
    { permalink: '/blog/post', title: 'Post', description: 'On it.', date: '2021-05-05', authors: ['Team'] },
  ]);
});

it('adds the pages of another docs instance to the last version, as one group', () => {
  const errors = {
    ...version,
    label: 'Next',
    path: '/docs/errors',
    docs: [doc('errors/index'), doc('errors/a')],
    sidebars: { docs: [item('errors/index'), { type: 'category', label: 'Editor', items: [item('errors/a')] }] },
  };
  const both = {
    'docusaurus-plugin-content-docs': {
      errors: { loadedVersions: [errors] },
      default: { loadedVersions: [version, older] },
    },
  } as unknown as AllContent;
  const { versions, pages } = collectPages(both);
  expect(versions.map(({ label }) => label)).toEqual(['11.x', '10.x']);
  expect(versions[0]!.groups.at(-1)).toMatchObject({
    title: 'errors/index',
    pages: [{ permalink: '/docs/errors/index' }, { permalink: '/docs/errors/a', version: undefined }],
  });
  expect(pages.map(({ permalink }) => permalink)).toContain('/docs/errors/a');
});

it('is content with a site that has neither', () => {
  expect(collectPages({})).toEqual({ versions: [], posts: [], pages: [] });
});
