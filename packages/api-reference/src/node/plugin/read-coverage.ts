import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parsePage } from '@typed-docs/snippets/page';
import type { SnippetsSite } from '@typed-docs/snippets/site';
import { measureCoverage, type Coverage } from '../../coverage.ts';
import { findMentions } from '../../find-mentions.ts';
import type { ApiPage } from '../../page.ts';
import type { ApiLinks } from '../api-links.ts';

export async function readCoverage(
  pages: readonly ApiPage[],
  links: ApiLinks,
  { root }: SnippetsSite,
): Promise<Coverage> {
  const { index, names } = await links.survey();
  const mentions = await Promise.all(
    [...names].map(async ([path, own]) => {
      const tree = parsePage(readFileSync(join(root, path), 'utf8'));
      return [path, findMentions(tree, path, own, await links.ofPage(path), index)] as const;
    }),
  );
  return measureCoverage(pages, new Map(mentions));
}
