import type { LoadContext, Plugin } from '@docusaurus/types';
import { measureStep } from '../shared/build-steps.ts';
import { askThread } from '../shared/ask-thread.ts';
import type { StyleRequest } from './write-styles.ts';

const worker = new URL('./write-styles.worker.ts', import.meta.url);

/**
 * Puts the styles that a page needs into the page, in place of the tag for the whole stylesheet, which would keep readers
 * waiting for another answer of the server's. The whole is loaded before React (plugins/deferred-hydration), without
 * what no page and no script has a name for: the theme's framework brings much that is of no use here. What single pages
 * bring along (plugins/lazy-styles) comes in a file of its own, which Docusaurus does not know of.
 *
 * @throws when a page has no such tag
 */
export default function pageStylesPlugin({ baseUrl }: LoadContext): Plugin {
  return {
    name: 'page-styles',
    async postBuild({ outDir, routesPaths }) {
      const request: StyleRequest = { outDir, baseUrl, expected: routesPaths.length };
      await measureStep(
        'Styles',
        // In a thread of its own, since other plugins keep this one busy at the end of a build.
        () => askThread<number>(worker, request, 'page-styles: the thread that writes'),
        (count) => `${count} pages`,
      );
    },
  };
}
