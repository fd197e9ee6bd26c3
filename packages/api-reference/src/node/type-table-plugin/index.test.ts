import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { afterEach, expect, it, vi } from 'vitest';
import { pageProblemsHeading } from '@typed-docs/snippets/report';
import { createTypeTables } from './index.ts';

// The first request loads all types of a library.
vi.setConfig({ testTimeout: 60_000 });

const root = resolve(__dirname, '../../../../..');
const siteDir = mkdtempSync(join(tmpdir(), 'type-table-'));
mkdirSync(join(siteDir, 'docs'));
cpSync(join(root, 'tests/fixtures/type-table/unknown-library.mdx'), join(siteDir, 'docs/guide.mdx'));

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(siteDir, { recursive: true });
});

it('fails a production build with all problems of its pages', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  const plugin = createTypeTables({ root }).plugin({ siteDir } as LoadContext);
  await expect(plugin.loadContent!()).rejects.toThrow(
    new RegExp(`^${pageProblemsHeading}\\n.*docs/guide\\.mdx:6:1 - TypeTable: unknown library version \`12\\.x\``),
  );
});
