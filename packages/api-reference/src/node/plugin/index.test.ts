import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { afterEach, expect, it, vi } from 'vitest';
import { pageProblemsHeading } from '@typed-docs/snippets/report';
import { createSnippets } from '@typed-docs/snippets';
import { createApiReference } from './index.ts';

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
  const snippets = createSnippets({ root, currentLibrary: '11.x', generated: ['docs/api'], packages: ['@trpc/*'] });
  const { plugin: create } = createApiReference({
    snippets,
    product: 'Example',
    folder: 'docs/api',
    address: '/docs/api',
    packages: [{ name: '@trpc/server', purpose: 'Serve.' }],
    sourceUrl: 'https://example.com/{version}',
  });
  const plugin = await create({ siteDir } as LoadContext);
  const problems = plugin.loadContent!();
  await expect(problems).rejects.toThrow(pageProblemsHeading);
  await expect(problems).rejects.toThrow('docs/guide.mdx:6:1 - TypeTable: unknown library version `8.x`');
});
