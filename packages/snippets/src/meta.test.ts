import { describe, expect, it } from 'vitest';
import { parseMeta } from './meta.ts';

describe('parseMeta', () => {
  it('reads every key of a code fence', () => {
    const { meta, errors } = parseMeta('ts', 'run title="server/trpc.ts" library=10.x {1,3-5} showLineNumbers');
    expect(errors).toEqual([]);
    expect(meta).toEqual({
      run: true,
      output: false,
      excerpt: false,
      title: 'server/trpc.ts',
      library: '10.x',
      highlight: [1, 3, 4, 5],
    });
  });

  it('keeps spaces and quotation marks inside a value', () => {
    expect(parseMeta('ts', `title="my file.ts"`).meta.title).toBe('my file.ts');
    expect(parseMeta('ts', `no-check="the reader's own"`).meta.noCheck).toBe("the reader's own");
  });

  it('reads the name of an include', () => {
    expect(parseMeta('tsx', 'include shelf').meta.include).toBe('shelf');
    expect(parseMeta('ts', 'include').errors).toEqual([
      '`include` needs the name that it defines: ```ts include shelf',
    ]);
    expect(parseMeta('ts', 'include=shelf').errors).toEqual(['write `include shelf`, with a space']);
  });

  it('says which keys a fence may have', () => {
    expect(parseMeta('bash', 'npm2yarn run').errors).toEqual([
      expect.stringMatching(
        /^fence key `run` has no effect on a `bash` fence, which may have title, .*npm2yarn, library/,
      ),
    ]);
    expect(parseMeta('ts', 'quickly').errors).toEqual([
      expect.stringMatching(/^unknown fence key `quickly`; a ts fence may/),
    ]);
    expect(parseMeta('txt', 'output').errors).toEqual([]);
  });

  it('suggests the key that is meant, and reads it as that', () => {
    const { meta, errors } = parseMeta('ts', 'runn titel="a.ts"');
    expect(errors).toEqual([
      'unknown fence key `runn`; did you mean `run`?',
      'unknown fence key `titel`; did you mean `title`?',
    ]);
    expect(meta).toMatchObject({ run: true, title: 'a.ts' });
    expect(parseMeta('ts', 'inlcude shelf')).toMatchObject({ meta: { include: 'shelf' }, errors: [expect.anything()] });
  });

  it('rejects what contradicts itself', () => {
    expect(parseMeta('ts', 'run no-check="because"').errors).toHaveLength(1);
    expect(parseMeta('ts', 'include shelf run').errors).toEqual([
      'an `include` fence is never shown, so `run` has no effect on it',
    ]);
    expect(parseMeta('ts', 'title="a.ts" title="b.ts"').errors).toHaveLength(1);
    expect(parseMeta('ts', '{1,b}').errors).toHaveLength(1);
    expect(parseMeta('ts', 'no-check').errors).toHaveLength(1);
  });
});
