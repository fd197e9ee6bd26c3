import { existsSync } from 'node:fs';
import path from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { latestVersion, majorOf } from '../../config/versions.ts';
import { readSitemap } from '../support/sitemap.ts';

// mcp/mcp.test.ts covers inputs with a small site; this covers the real one.
const root = path.resolve(__dirname, '../..');
const current = majorOf(latestVersion);
const client = new Client({ name: 'test', version: '1.0.0' });

beforeAll(async () => {
  const args = [path.join(root, 'bin/trpc-docs-mcp.mjs')];
  await client.connect(new StdioClientTransport({ command: process.execPath, args }));
});
afterAll(() => client.close());

async function call<Answer>(name: string, input: Record<string, unknown>): Promise<Answer> {
  const result = await client.callTool({ name, arguments: input }, undefined, { timeout: 120_000 });
  expect(result.isError, JSON.stringify(result.content)).toBeFalsy();
  return result.structuredContent as Answer;
}

interface Link {
  title: string;
  url: string;
}

test('an agent finds a page of each version, and reads what it found', async () => {
  for (const [version, first] of [
    [current, '/docs/client/headers'],
    ['10', '/docs/v10/client/headers'],
    ['9', '/docs/v9/header'],
  ]) {
    const { results } = await call<{ results: Link[] }>('search', { query: 'send headers', version });
    expect(new URL(results[0]!.url).pathname).toBe(first);
    const { markdown } = await call<{ markdown: string }>('read', { page: results[0]!.url });
    expect(markdown).toContain(`# ${results[0]!.title}\n`);
  }
});

test('an agent can read every page of the docs and every post, in whole', async () => {
  const pages = readSitemap().filter(({ address }) => existsSync(path.join(root, 'build', `${address}.md`)));
  expect(pages.length).toBeGreaterThan(100);
  for (const { url } of pages) {
    let offset: number | undefined = 0;
    for (let parts = 0; offset !== undefined; parts++) {
      expect(parts, url).toBeLessThan(20);
      offset = (await call<{ nextOffset?: number }>('read', { page: url, offset })).nextOffset;
    }
  }
});

test('errors of a snippet come with pages that explain them', async () => {
  const explain = async (code: string, version: string) => {
    const { diagnostics } = await call<{ diagnostics: { pages: Link[] }[] }>('check', { code, version });
    const pages = diagnostics.flatMap((diagnostic) => diagnostic.pages.map(({ url }) => new URL(url).pathname));
    for (const page of pages) expect(existsSync(path.join(root, 'build', `${page}.html`)), page).toBe(true);
    return pages;
  };
  const client = "import { httpBatchLink } from '@trpc/client';\nhttpBatchLink({ urll: '/' });";
  expect(await explain(client, current)).toContain('/docs/client/links/httpBatchLink');
  // Pages of the version that has the name.
  expect((await explain("import { initTRPC } from '@trpc/server';", '9'))[0]).toMatch(/^\/docs\/v10\//);
  const hooks = "import { createTRPCContext } from '@trpc/tanstack-react-query';";
  expect((await explain(hooks, '10')).join(' ')).toContain('/client/tanstack-react-query/setup');
});
