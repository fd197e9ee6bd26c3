import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { discardBuild, prepareBuild, publishBuild } from './replace-build.ts';

let siteDir: string;
beforeEach(() => (siteDir = mkdtempSync(path.join(os.tmpdir(), 'replace-build-'))));
afterEach(() => rmSync(siteDir, { recursive: true }));

function write(folder: string, text = folder): void {
  mkdirSync(path.join(siteDir, folder));
  writeFileSync(path.join(siteDir, folder, 'index.html'), text);
}
const built = () => readFileSync(path.join(siteDir, 'build/index.html'), 'utf8');

it.each([[[]], [['build']]])('replaces %j by the new build', (existing) => {
  existing.forEach((folder) => write(folder));
  expect(prepareBuild(siteDir)).toBe(path.join(siteDir, 'build.next'));
  write('build.next');
  publishBuild(siteDir);
  expect(built()).toBe('build.next');
  expect(readdirSync(siteDir)).toEqual(['build']);
});

it('keeps the last build when the new one fails', () => {
  write('build');
  write('build.next');
  discardBuild(siteDir);
  expect(built()).toBe('build');
  expect(readdirSync(siteDir)).toEqual(['build']);
});

it.each([
  ['while it built', ['build', 'build.next'], 'build'],
  ['between both renames', ['build.previous', 'build.next'], 'build.previous'],
  ['while it removed the last build', ['build', 'build.previous'], 'build'],
])('tidies up after a build that was killed %s', (_when, existing, kept) => {
  existing.forEach((folder) => write(folder));
  prepareBuild(siteDir);
  expect(built()).toBe(kept);
  expect(readdirSync(siteDir)).toEqual(['build']);
});
