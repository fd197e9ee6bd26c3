import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { measureCoverage, type Coverage } from '../coverage.ts';
import { findMentions } from '../find-mentions.ts';
import { parsePage } from '@typed-docs/snippets/page';
import { SnippetStore } from '@typed-docs/snippets/snippet-store';
import { ApiLinks } from './api-links.ts';
import { readApiReference } from './api-reference.ts';

/** @param pages absolute paths of the guides' folders or files */
export async function readCoverage(root: string, pages: readonly string[]): Promise<Coverage> {
  const snippets = new SnippetStore(root);
  await snippets.compileAll(pages);
  const links = new ApiLinks(root, snippets);
  const { index, names } = await links.survey();
  const mentions = await Promise.all(
    [...names].map(async ([path, own]) => {
      const tree = parsePage(readFileSync(join(root, path), 'utf8'));
      return [path, findMentions(tree, path, own, await links.ofPage(path), index)] as const;
    }),
  );
  return measureCoverage((await readApiReference(root)).pages, new Map(mentions));
}
