import path from 'node:path';
import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { LoadedContent as DocsContent } from '@docusaurus/plugin-content-docs';
import type { AllContent } from '@docusaurus/types';
import { withoutBase } from '@typed-docs/utils/address';
import type { Card } from '../card.ts';
import { findSections } from '../sections.ts';
import { loadedContentOf } from '@typed-docs/utils/loaded-content';

export type CardPlace = Omit<Card, 'title'>;

/** @returns a function of a page's address without the base path */
export function locateCards(allContent: AllContent, baseUrl: string, locale: string): (address: string) => CardPlace {
  const docs = loadedContentOf<DocsContent>(allContent, 'docusaurus-plugin-content-docs');
  const blogs = loadedContentOf<BlogContent>(allContent, 'docusaurus-plugin-content-blog');
  const places = new Map(
    [...docs.flatMap(listDocs), ...blogs.flatMap((blog) => listPosts(blog, locale))].map(([permalink, place]) => [
      withoutBase(permalink, baseUrl),
      place,
    ]),
  );
  return (address) => {
    const place = places.get(address);
    if (place) return place;
    const blog = blogs.find(({ blogTagsListPath }) =>
      address.startsWith(`${withoutBase(path.posix.dirname(blogTagsListPath), baseUrl)}/`),
    );
    return { section: blog ? [blog.blogTitle] : [], ground: 'page' };
  };
}

/** Includes generated category pages. */
function listDocs({ loadedVersions }: DocsContent): [string, CardPlace][] {
  return loadedVersions.flatMap(({ docs, isLast, label, sidebars }) => {
    const sections = new Map(Object.values(sidebars).flatMap((sidebar) => [...findSections(sidebar)]));
    const addresses = new Map(docs.map(({ id, permalink }) => [id, permalink]));
    return [...new Set([...addresses.keys(), ...sections.keys()])].map((page): [string, CardPlace] => {
      const section = sections.get(page) ?? [];
      const ground = isLast ? 'latest' : 'older';
      return [
        addresses.get(page) ?? page,
        {
          section: section.length > 0 ? section : ['Documentation'],
          // Docusaurus labels docs without versions “Next”.
          ...(loadedVersions.length > 1 && { badge: label }),
          ground,
        },
      ];
    });
  });
}

function listPosts({ blogPosts, blogTitle }: BlogContent, locale: string): [string, CardPlace][] {
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return blogPosts.map(({ metadata: { date, permalink } }) => [
    permalink,
    { section: [blogTitle], badge: day.format(new Date(date)), ground: 'post' },
  ]);
}
