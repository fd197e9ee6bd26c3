import { describe, expect, it } from 'vitest';
import { dedupeProblems, findExcess, formatProblem, formatSummary, summarize } from './report.ts';
import type { BlockResult, PageResult } from './results.ts';

const block = (part: Partial<BlockResult>): BlockResult => ({
  index: 0,
  line: 1,
  lang: 'ts',
  kind: 'code',
  library: '11.x',
  status: 'compiled',
  problems: [],
  ...part,
});
const page = (blocks: BlockResult[]): PageResult => ({ path: 'docs/a.mdx', blocks, problems: [] });

describe('dedupeProblems', () => {
  it('orders problems by place, and reports each once', () => {
    const a = { path: 'docs/a.mdx', line: 2, column: 1, message: 'a' };
    const b = { path: 'docs/a.mdx', line: 10, column: 1, message: 'b' };
    expect(dedupeProblems([b, a, { ...a }])).toEqual([a, b]);
  });
});

describe('formatProblem', () => {
  it('keeps a message of several lines together', () => {
    expect(formatProblem({ path: 'a.mdx', line: 1, column: 2, message: 'one\ntwo' })).toBe('a.mdx:1:2 - one\n    two');
  });
});

describe('summarize', () => {
  const blocks = [
    block({}),
    block({ status: 'run' }),
    block({ status: 'failed' }),
    block({ status: 'unchecked', reason: 'because', line: 7 }),
    block({ excerpt: true }),
    block({ kind: 'json', status: 'parsed' }),
    block({ library: '9.x' }),
  ];
  const versions = summarize([page(blocks)]);

  const limits = { uncheckedLimit: 1, excerptLimit: 1 };
  const excess = (all: BlockResult[], limit: Partial<typeof limits> & { incompletePages?: string }, listed = {}) => {
    const pages = [page(all)];
    return findExcess({ pages, versions: summarize(pages) }, { ...limits, ...limit }, listed);
  };

  it('counts by version, newest first', () => {
    expect(formatSummary(versions)).toEqual([
      '11.x: 5 blocks, 3 compiled, 1 run, 1 failed, 1 unchecked (20.0 %), 1 excerpts (20.0 %)',
      '  unchecked docs/a.mdx:7 - because',
      '9.x: 1 blocks, 1 compiled, 0 run, 0 failed, 0 unchecked (0.0 %), 0 excerpts (0.0 %)',
    ]);
  });

  it('finds versions with too many unchecked blocks or excerpts', () => {
    expect(excess(blocks, { uncheckedLimit: 0.03 })).toEqual([
      expect.stringMatching(/^11\.x: 1 of 5 blocks are not compiled \(20\.0 %\), at most 3 % may be/),
    ]);
    expect(excess(blocks, { excerptLimit: 0.1 })).toEqual([
      expect.stringMatching(/^11\.x: 1 of 5 blocks are excerpts \(20\.0 %\), at most 10 % may be/),
    ]);
    const many = Array.from({ length: 98 }, () => block({}));
    const few = [...many, block({ status: 'unchecked', reason: 'because' }), block({ excerpt: true })];
    expect(excess(few, { uncheckedLimit: 0.03, excerptLimit: 0.03 })).toEqual([]);
  });

  it('finds listed pages that do not exist', () => {
    expect(excess(blocks, { incompletePages: 'list.json' }, { 'docs/a.mdx': 1, 'docs/b.mdx': 1 })).toEqual([
      'list.json: expected paths of pages; found docs/b.mdx, which is not one; remove it',
    ]);
  });
});
