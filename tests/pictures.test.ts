import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { pageKinds } from './support/page-kinds.ts';

const folder = path.join(__dirname, 'pictures');

// Every clone downloads them.
it('the pictures of pages weigh at most 1.6 MB, and each is of a kind of page that the site has', () => {
  const pictures = readdirSync(folder).filter((file) => !file.endsWith('.ts'));
  const names = Object.keys(pageKinds).map((kind) => kind.replaceAll(' ', '-'));
  expect(pictures.filter((file) => !names.includes(file.replace(/-\d+-(?:light|dark)\.jpg$/, '')))).toEqual([]);
  const bytes = pictures.map((file) => statSync(path.join(folder, file)).size);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(1_600_000);
});
