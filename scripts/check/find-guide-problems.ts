import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Root } from 'mdast';
import { glob } from 'tinyglobby';
import type { ContentCheckOptions, Problem } from '@typed-docs/content-check/types';
import { parsePage } from '@typed-docs/snippets/page';
import { findMistakesInFacts } from '../../src/remark/guide-components.ts';

/** Mistakes in `<Facts>` of a site's pages, which the build would report one at a time. */
export async function findGuideProblems({ root, docs }: ContentCheckOptions): Promise<Problem[]> {
  const patterns = docs.map(({ folder }) => `${folder}/**/*.mdx`);
  const paths = await glob(patterns, { cwd: root, ignore: ['**/_*', '**/_*/**'] });
  return paths.flatMap((file) => {
    const source = readFileSync(path.join(root, file), 'utf8');
    if (!source.includes('<Facts')) return [];
    const tree = parseSound(source);
    return tree ? findMistakesInFacts(tree).map((mistake) => ({ path: file, ...mistake })) : [];
  });
}

/** Undefined for a page with a syntax error, which is reported anyway. */
function parseSound(source: string): Root | undefined {
  try {
    return parsePage(source);
  } catch {
    return undefined;
  }
}
