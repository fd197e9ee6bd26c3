import type { BlockResult } from '@typed-docs/snippets/results';
import type { Guide } from './guides.ts';
import type { PageNames } from './page-names.ts';
import type { ApiSymbol } from './symbols.ts';

export interface Example {
  guide: Guide;
  /** Whether the guide is about the symbol, so that its description is one of the symbol. */
  isOwn: boolean;
  /** Of the guide, relative to the repository. */
  path: string;
  /** Of the block on the guide's page. */
  index: number;
}

interface GuideWithNames {
  path: string;
  guide: Guide;
  names: Pick<PageNames, 'uses' | 'blocks'>;
}

/** Longer blocks would push the signature out of sight. */
const maxLines = 24;

/**
 * Maps addresses of symbols to the block that shows best how to use them: the shortest complete one of the guide that has
 * the symbol's name or is listed for it, else of the guide with the most uses.
 *
 * @param own beginnings of guides' paths by the name of a symbol that they are about
 */
export function chooseExamples(
  guides: readonly GuideWithNames[],
  own: Readonly<Record<string, string>>,
): Map<string, Example> {
  const candidates = new Map<ApiSymbol, { example: Example; rank: number }[]>();
  for (const { path, guide, names } of guides) {
    for (const [symbol, blocks] of names.blocks) {
      const [block] = blocks.filter(isExample).sort((a, b) => costOf(a) - costOf(b));
      if (!block) continue;
      const isOwn = path.replace(/\.mdx?$/, '').endsWith(`/${own[symbol.name] ?? symbol.name}`);
      const rank = isOwn ? Infinity : names.uses.get(symbol)!;
      const list = candidates.get(symbol) ?? [];
      candidates.set(symbol, [...list, { example: { guide, isOwn, path, index: block.index }, rank }]);
    }
  }
  return new Map(
    [...candidates].map(([{ address }, list]) => [
      address,
      list.reduce((best, one) => (one.rank > best.rank ? one : best)).example,
    ]),
  );
}

function isExample(block: BlockResult): boolean {
  const { kind, status, nodes = [] } = block;
  const hasError = nodes.some(({ type }) => type === 'error');
  return kind === 'code' && status === 'compiled' && linesOf(block) <= maxLines && !hasError;
}

/** Any complete block is better than an excerpt. */
const costOf = (block: BlockResult): number => linesOf(block) + (block.excerpt ? maxLines : 0);

const linesOf = ({ code = '' }: BlockResult): number => code.split('\n').length;
