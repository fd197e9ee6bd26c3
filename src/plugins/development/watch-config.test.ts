import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi, type MockInstance } from 'vitest';
import { watchConfig } from './watch-config.ts';

const text = 'export default {};\n';
const patience = { timeout: 10_000 };

let siteDir: string;
let configFile: string;
let stop: () => void;
let print: MockInstance;

const write = (file: string, content: string) => writeFileSync(path.join(siteDir, file), content);
const printed = () => print.mock.calls.flat();
const modified = () => statSync(configFile).mtimeMs;

beforeEach(() => {
  print = vi.spyOn(console, 'log').mockImplementation(() => {});
  siteDir = mkdtempSync(path.join(tmpdir(), 'watch-config-'));
  configFile = path.join(siteDir, 'docusaurus.config.ts');
  mkdirSync(path.join(siteDir, 'config/history'), { recursive: true });
  write('docusaurus.config.ts', text);
  write('config/navbar.ts', 'export const navbar = 1;\n');
  write('config/routes.json', '[1]');
  utimesSync(configFile, 0, 0);
  stop = watchConfig(siteDir, configFile);
});

afterEach(() => {
  stop();
  print.mockRestore();
  rmSync(siteDir, { recursive: true });
});

it('touches the configuration file once for simultaneous edits, and keeps its text', async () => {
  write('config/navbar.ts', 'export const navbar = 2;\n');
  write('config/history/11.json', '{}');
  // Like Git and editors that replace the file.
  write('config/.footer.ts.swp', 'export const footer = 1;\n');
  renameSync(path.join(siteDir, 'config/.footer.ts.swp'), path.join(siteDir, 'config/footer.ts'));

  await expect.poll(modified, patience).toBeGreaterThan(0);
  const files = ['footer.ts', 'history/11.json', 'navbar.ts'].map((file) => path.normalize(`config/${file}`));
  expect(printed()).toEqual([`${files.join(', ')} changed: reloading the configuration`]);
  expect(readFileSync(configFile, 'utf8')).toBe(text);

  utimesSync(configFile, 0, 0);
  write('config/navbar.ts', 'export const navbar = 3;\n');
  await expect.poll(modified, patience).toBeGreaterThan(0);
  expect(printed()).toHaveLength(2);
});

it('drops edited JSON from the cache of Node.js', async () => {
  const require = createRequire(configFile);
  expect(require('./config/routes.json')).toEqual([1]);
  write('config/routes.json', '[2]');
  await expect.poll(modified, patience).toBeGreaterThan(0);
  expect(require('./config/routes.json')).toEqual([2]);
});

it('ignores tests and the temporary files of editors', async () => {
  for (const file of ['navbar.test.ts', '.navbar.ts.swp', 'navbar.ts~', '4913', 'navbar.ts'])
    write(`config/${file}`, '');
  await expect.poll(modified, patience).toBeGreaterThan(0);
  expect(printed()).toEqual([`${path.normalize('config/navbar.ts')} changed: reloading the configuration`]);
});
