import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { withoutBase } from '@typed-docs/utils/address';
import { optionsValidator } from '@typed-docs/utils/plugin-options';
import { createProgress, runPhase } from '@typed-docs/utils/progress';
import { WorkerPool } from '@typed-docs/utils/worker-pool';
import * as z from 'zod';
import { collectPages, type ExportedPages } from './collect-pages.ts';
import type { ConvertedPage, PageTask } from './convert-page.worker.ts';
import { writeMarkdownExport } from './write-markdown-export.ts';

/** There are no options, and passing one by mistake fails the build. */
export const validateOptions = optionsValidator('markdown-export', z.object({}));

/** Writes docs and posts as Markdown, and lists of them for language models. See README.md. */
export default function markdownExportPlugin({ siteDir }: LoadContext): Plugin {
  let exported: ExportedPages = { versions: [], posts: [], pages: [] };
  return {
    name: 'typed-docs-markdown-export',
    async allContentLoaded({ allContent }) {
      exported = collectPages(allContent);
    },
    async postBuild({ outDir, baseUrl, siteConfig }) {
      const site = { url: siteConfig.url, baseUrl, outDir };
      const addresses = exported.pages.map(({ permalink }) => withoutBase(permalink, baseUrl));
      const cacheFolder = path.join(siteDir, 'node_modules/.cache/markdown-export');
      await runPhase('Markdown', async () => {
        const pages = await convertPages(addresses.map((address) => ({ ...site, address, cacheFolder })));
        writeMarkdownExport(exported, pages, { ...siteConfig, ...site });
      });
    },
  };
}

async function convertPages(tasks: readonly PageTask[]): Promise<ConvertedPage[]> {
  const pool = new WorkerPool<PageTask, ConvertedPage>(new URL('./convert-page.worker.ts', import.meta.url));
  try {
    const advance = createProgress('Pages converted', tasks.length);
    const convert = async (task: PageTask) => {
      const page = await pool.run(task);
      advance();
      return page;
    };
    return await Promise.all(tasks.map(convert));
  } finally {
    await pool.destroy();
  }
}
