import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { bundleInline } from './bundle-inline.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'bundle-inline-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('bundles for the browsers of browserslist, which know optional chaining and no regular expression with sets', () => {
  const entry = path.join(folder, 'entry.ts');
  writeFileSync(path.join(folder, 'name.ts'), 'export const name: string | undefined = location.hash;');
  writeFileSync(entry, "import { name } from './name.ts';\nconsole.log(name?.length, /[\\p{L}--a]/v);");
  const script = bundleInline(entry);
  expect(script).toContain('?.length');
  expect(script).not.toContain('/v)');
});
