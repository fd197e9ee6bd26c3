import type { AllContent, Plugin } from '@docusaurus/types';
import type { LoadedContent as DocsContent } from '@docusaurus/plugin-content-docs';
import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { LoadedContent as PagesContent } from '@docusaurus/plugin-content-pages';
import { findDuplicateAddresses, type PageSource } from '../../core/build-errors/page-sources.ts';
import { loadedContentOf } from '../shared/loaded-content.ts';

/** Where `scripts/build.ts` finds the list, inside `.docusaurus/page-sources/default`. */
export const pageSourcesFile = 'page-sources.json';

/**
 * Knows which file each address comes from. Docusaurus' own messages name addresses only; with this list a duplicate
 * address is refused by file name here, and `scripts/build.ts` names the file of a broken link.
 *
 * @throws When two files claim one address.
 */
export default function pageSourcesPlugin(): Plugin {
  return {
    name: 'page-sources',
    async allContentLoaded({ allContent, actions }) {
      const sources = collectSources(allContent);
      const duplicates = findDuplicateAddresses(sources);
      if (duplicates.length > 0) throw new Error(duplicates.join('\n'));
      await actions.createData(pageSourcesFile, sources);
    },
  };
}

function collectSources(allContent: AllContent): PageSource[] {
  const sources: PageSource[] = [];
  const add = ({ permalink, source }: { permalink: string; source: string }) =>
    sources.push({ address: permalink, file: source.replace(/^@site\//, '') });
  for (const docs of loadedContentOf<DocsContent>(allContent, 'docusaurus-plugin-content-docs')) {
    docs.loadedVersions.forEach((version) => version.docs.forEach(add));
  }
  for (const blog of loadedContentOf<BlogContent>(allContent, 'docusaurus-plugin-content-blog')) {
    blog.blogPosts.forEach((post) => add(post.metadata));
  }
  for (const pages of loadedContentOf<PagesContent>(allContent, 'docusaurus-plugin-content-pages')) {
    pages.forEach(add);
  }
  return sources;
}
