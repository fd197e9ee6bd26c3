import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { askThread } from '../shared/ask-thread.ts';
import { measureStep } from '../shared/build-steps.ts';
import { collectPages } from './collect-pages.ts';
import type { TwinRequest } from './write-twins.ts';

const cacheFolder = 'node_modules/.cache/markdown-twins';
const worker = new URL('./write-twins.worker.ts', import.meta.url);

/**
 * Gives each doc and post a twin in Markdown, at its address plus `.md`, made of the page as it was rendered, so that it says
 * what readers see. Lists of them for language models (https://llmstxt.org) stand at `/llms.txt` for the current version and
 * `/llms-<version>.txt` for the others; the same names with `-full` hold the pages themselves.
 *
 * @throws When a page is missing from the build, or holds no content that is known.
 */
export default function markdownTwinsPlugin({ siteConfig, siteDir, outDir }: LoadContext): Plugin {
  const { title, tagline, url, baseUrl } = siteConfig;
  let pages: TwinRequest['pages'] = { versions: [], posts: [] };
  return {
    name: 'markdown-twins',

    async allContentLoaded({ allContent }) {
      pages = collectPages(allContent);
    },

    async postBuild() {
      const site = { title, tagline, url, baseUrl };
      const request = { pages, site, outDir, cacheFolder: path.join(siteDir, cacheFolder) };
      await measureStep(
        'Markdown',
        // In a thread of its own, since other plugins keep this one busy at the end of a build.
        () => askThread<number>(worker, request, 'markdown-twins: the thread that writes'),
        (count) => `${count} pages`,
      );
    },
  };
}
