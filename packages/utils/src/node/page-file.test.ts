import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { listPageFiles } from './page-file.ts';

it('lists pages of the default locale, without the copy of a section in its folder', () => {
  const outDir = mkdtempSync(path.join(os.tmpdir(), 'page-file-'));
  const pages = ['index.html', '404.html', 'docs.html', 'docs/index.html', 'docs/links.html', 'play/index.html'];
  for (const file of [...pages, 'fr/404.html', 'fr/docs.html']) {
    mkdirSync(path.join(outDir, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(outDir, file), '');
  }
  expect(listPageFiles(outDir)).toEqual(['docs.html', 'docs/links.html', 'index.html', 'play/index.html']);
  rmSync(outDir, { recursive: true });
});
