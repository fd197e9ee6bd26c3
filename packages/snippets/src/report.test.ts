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
    block({ kind: 'json', status: 'parsed' }),
    block({ library: '9.x' }),
  ];
  const versions = summarize([page(blocks)]);

  it('counts by version, newest first', () => {
    expect(formatSummary(versions)).toEqual([
      '11.x: 4 blocks, 2 compiled, 1 run, 1 failed, 1 unchecked (25.0 %)',
      '  unchecked docs/a.mdx:7 - because',
      '9.x: 1 blocks, 1 compiled, 0 run, 0 failed, 0 unchecked (0.0 %)',
    ]);
  });

  it('finds versions with more than 3 % of unchecked blocks', () => {
    expect(findExcess(versions, 0.03)).toEqual([
      expect.stringMatching(/^11\.x: 1 of 4 blocks are not compiled \(25\.0 %\)/),
    ]);
    const many = [...Array.from({ length: 99 }, () => block({})), block({ status: 'unchecked', reason: 'because' })];
    expect(findExcess(summarize([page(many)]), 0.03)).toEqual([]);
  });
});
