import type { AllContent } from '@docusaurus/types';
import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { LoadedContent as DocsContent } from '@docusaurus/plugin-content-docs';
import type { LoadedContent as PagesContent } from '@docusaurus/plugin-content-pages';
import { withoutBase } from '@typed-docs/utils/address';
import { loadedContentOf } from '@typed-docs/utils/loaded-content';

/** @returns addresses, without the base path, of docs, posts and pages with `unlisted: true` in their front matter */
export function findUnlistedPages(allContent: AllContent, baseUrl: string): Set<string> {
  const docs = loadedContentOf<DocsContent>(allContent, 'docusaurus-plugin-content-docs');
  const blogs = loadedContentOf<BlogContent>(allContent, 'docusaurus-plugin-content-blog');
  const pages = loadedContentOf<PagesContent>(allContent, 'docusaurus-plugin-content-pages');
  const all: { permalink: string; unlisted?: boolean }[] = [
    ...docs.flatMap(({ loadedVersions }) => loadedVersions.flatMap((version) => version.docs)),
    ...blogs.flatMap(({ blogPosts }) => blogPosts.map(({ metadata }) => metadata)),
    ...pages.flat().map(({ permalink, ...page }) => ({ permalink, unlisted: 'unlisted' in page && page.unlisted })),
  ];
  return new Set(all.filter(({ unlisted }) => unlisted).map(({ permalink }) => withoutBase(permalink, baseUrl)));
}
