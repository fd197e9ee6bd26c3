import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { CompileTask } from '../compiler-result.ts';
import { compileInPool } from './compile-pool.ts';

const root = path.resolve(__dirname, '../../../../library/11.x');
const task: CompileTask = { files: [{ name: 'a.ts', text: 'export {};', start: 0 }], visible: [], completions: [] };

describe('compileInPool', () => {
  it('names the block on which the compiler fails, and hands over the other results', async () => {
    const broken = { ...task, files: undefined } as unknown as CompileTask;
    const places: string[] = [];
    const compiling = compileInPool(
      [task, task, broken].map((one, i) => ({
        library: { root, documented: [] },
        task: one,
        place: `docs/a.mdx:${i}`,
      })),
      0,
      ({ place }) => places.push(place),
    );
    await expect(compiling).rejects.toThrow(/^docs\/a\.mdx:2: the compiler crashed on this block: /);
    expect(places).toEqual(['docs/a.mdx:0', 'docs/a.mdx:1']);
  });
});
