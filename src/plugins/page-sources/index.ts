import type { AllContent, LoadContext, Plugin } from '@docusaurus/types';
import type { LoadedContent as DocsContent } from '@docusaurus/plugin-content-docs';
import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { LoadedContent as PagesContent } from '@docusaurus/plugin-content-pages';
import { loadedContentOf } from '@typed-docs/utils/loaded-content';
import { pageSourcesFile, type PageSource } from './page-sources.ts';

/** Maps addresses to source files, because Docusaurus' messages contain only addresses. */
export default function pageSourcesPlugin({ i18n }: LoadContext): Plugin {
  return {
    name: 'page-sources',
    async allContentLoaded({ allContent, actions }) {
      const sources = collectSources(allContent);
      refuseDuplicates(sources);
      await actions.createData(pageSourcesFile(i18n.currentLocale), sources);
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

function refuseDuplicates(sources: readonly PageSource[]): void {
  const files = new Map<string, string[]>();
  for (const { address, file } of sources) files.set(address, [...(files.get(address) ?? []), file]);
  const problems = [...files]
    .filter(([, claimants]) => claimants.length > 1)
    .map(
      ([address, claimants]) =>
        `Duplicate address ${address}: ${claimants.join(' and ')} both claim it. ` +
        'Give one of them a different `slug` in its front matter.',
    );
  if (problems.length > 0) throw new Error(problems.join('\n'));
}
