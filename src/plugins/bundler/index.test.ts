import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { createBundlerPlugin } from './index.ts';

const root = mkdtempSync(path.join(os.tmpdir(), 'bundler-'));
const siteDir = path.join(root, 'tests/site');
const lockfile = path.join(root, 'package-lock.json');
mkdirSync(siteDir, { recursive: true });
beforeEach(() => writeFileSync(lockfile, '{"react":"19.3.0"}'));
afterAll(() => rmSync(root, { recursive: true }));

function versionOfCache(switches: object = { socialEmbeds: false }, siteConfig: object = { title: 'tRPC' }): unknown {
  const plugin = createBundlerPlugin(switches)({ siteDir, siteConfig } as LoadContext);
  const config = { cache: true, experiments: { cache: { type: 'persistent', version: '1' } } };
  const changed = plugin.configureWebpack!(config as object, false, {} as never, undefined) as typeof config;
  return changed.experiments.cache.version;
}

it('keeps the cache of the bundler while nothing changes', () => {
  expect(versionOfCache()).toBe(versionOfCache());
});

it('gives the bundler another cache for each switch, configuration and lockfile', () => {
  const versions = [
    versionOfCache(),
    versionOfCache({ socialEmbeds: true }),
    versionOfCache(undefined, { title: 'Preview' }),
  ];
  writeFileSync(lockfile, '{"react":"19.3.1"}');
  versions.push(versionOfCache());
  expect(new Set(versions).size).toBe(4);
});
