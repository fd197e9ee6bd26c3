import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readSite } from './site.ts';
import { SnippetStore } from './snippet-store.ts';

const root = resolve(__dirname, '../../../..');
const siteDir = join(root, 'tests/.sites/snippet-store');
const file = join(siteDir, 'docs/page.mdx');
const path = relative(root, file);

afterAll(() => rmSync(siteDir, { recursive: true, force: true }));

function write(code: string): void {
  mkdirSync(join(siteDir, 'docs'), { recursive: true });
  writeFileSync(file, `---\nlibrary: 11.x\n---\n\n\`\`\`ts\n${code}\n\`\`\`\n`);
}

it('has the results of pages as they are, also of those that are asked for only after an edit', async () => {
  write('const count: number = 1;');
  const store = new SnippetStore(readSite({ root, currentLibrary: '11.x', packages: ['@trpc/*'] }));
  await store.compileAll(siteDir);
  expect(await store.problems()).toEqual([]);

  write(`const count: number = 'one';`);
  const page = await store.page(path);
  expect(page?.blocks[0]).toMatchObject({ status: 'failed' });
  expect(await store.problems()).toMatchObject([{ path, line: 6, column: 7 }]);

  // Nobody asks for a page that is not open.
  write('const count: number = 2;');
  expect(await store.problems()).toEqual([]);
});

it('forgets the problems of a page that is deleted', async () => {
  write(`const count: number = 'one';`);
  const store = new SnippetStore(readSite({ root, currentLibrary: '11.x', packages: ['@trpc/*'] }));
  await store.compileAll(siteDir);
  expect(await store.problems()).toHaveLength(1);
  rmSync(file);
  expect(await store.problems()).toEqual([]);
});
