import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createIndexFiles } from '@typed-docs/search/index-files';
import { searchFolder } from '@typed-docs/search/manifest';
import type { SearchRecord } from '@typed-docs/search/record';
import { maxMessageLength } from '@typed-docs/mcp/limit-messages';
import { compilerLimits } from '@typed-docs/mcp/snippet-compiler';
import { documentedLibrary } from '../config/mcp.ts';

const root = path.resolve(__dirname, '..');
const labels = documentedLibrary.versions.map(({ label }) => label);
const ids = documentedLibrary.versions.map(({ id }) => `"${id}"`).join(', ');
const manifest = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { bin: Record<string, string> };

/** Pages of a small site, by Docusaurus' search tag. */
const pages: Record<string, [path: string, title: string, text: string][]> = {
  ...Object.fromEntries(
    documentedLibrary.versions.map(({ tag, id }) => [tag, [[`/docs/v${id}`, `Version ${id}`, 'A page.']]]),
  ),
  default: [['/blog/hello', 'Hello', 'A post about headers.']],
  'docs-default-current': [
    ['/docs/client/headers', 'Headers', 'Send an authorization header: set headers on the link.'],
    ['/docs/client/links/httpBatchLink', 'httpBatchLink', 'HTTPBatchLinkOptions has url and maxURLLength.'],
    ['/docs/long', 'Long page', 'A page of many words.'],
  ],
  'docs-default-10.x': [
    ['/docs/v10/migrate-from-v9-to-v10', 'Migrate from v9 to v10', 'Create routers with initTRPC.'],
  ],
  'docs-default-9.x': [['/docs/v9/header', 'Send headers <9.x>', 'Headers of the client.']],
};

const longText = `# Long page\n\n${Array.from({ length: 60 }, (_, i) => `## Part ${i}\n\n${'word '.repeat(300)}\n`).join('\n')}`;

/** Ends every page, and is long enough that the index truncates it. */
const filler =
  'The example is a bookshelf that flatmates share: anyone lists its books, and readers lend them to each other.';

function toRecords(tag: string, [address, title, text]: (typeof pages)[string][number]): SearchRecord[] {
  const escape = (value: string) => value.replace(/</g, '&lt;').replace(/>/g, '&gt;');
  const url = `https://trpc.io${address}`;
  const page: SearchRecord = {
    objectID: address,
    type: 'lvl1',
    url,
    url_without_anchor: url,
    anchor: null,
    hierarchy: { lvl0: 'Client', lvl1: escape(title), lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null },
    label: '',
    content: text,
    code: false,
    language: 'en',
    docusaurus_tag: tag,
    kind: tag === 'default' ? 'blog' : 'guide',
    weight: { pageRank: 0, level: 100, position: 1 },
  };
  return [page, { ...page, objectID: `${address}#text`, type: 'content', content: `${text} ${filler}` }];
}

function writeSite(folder: string): void {
  mkdirSync(path.join(folder, searchFolder), { recursive: true });
  const entries = Object.entries(pages).flatMap(([tag, list]) => list.map((page) => ({ tag, page })));
  for (const [name, file] of createIndexFiles(entries.flatMap(({ tag, page }) => toRecords(tag, page)))) {
    writeFileSync(path.join(folder, searchFolder, name), file);
  }
  for (const [address, title, text] of entries.map(({ page }) => page)) {
    const file = path.join(folder, `${address}.md`);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, address === '/docs/long' ? longText : `# ${title}\n\n${text}\n`);
  }
  writeFileSync(path.join(folder, 'secret.txt'), 'no page');
}

const folder = mkdtempSync(path.join(os.tmpdir(), 'mcp-'));
const withSite = new Client({ name: 'test', version: '1.0.0' });
const withoutSite = new Client({ name: 'test', version: '1.0.0' });

const connect = (client: Client, build: string) =>
  client.connect(
    new StdioClientTransport({
      command: process.execPath,
      args: [path.join(root, manifest.bin['trpc-docs-mcp']!), '--build', build],
      cwd: os.tmpdir(),
    }),
  );

beforeAll(async () => {
  writeSite(path.join(folder, 'site'));
  mkdirSync(path.join(folder, 'empty'));
  await Promise.all([connect(withSite, path.join(folder, 'site')), connect(withoutSite, path.join(folder, 'empty'))]);
});

afterAll(async () => {
  await Promise.all([withSite.close(), withoutSite.close()]);
  rmSync(folder, { recursive: true });
});

/** The timeout allows for a slow compiler on a busy machine. */
async function call(name: string, input: Record<string, unknown>, client = withSite) {
  const result = await client.callTool({ name, arguments: input }, undefined, { timeout: 120_000 });
  const [content] = result.content as { type: string; text: string }[];
  return {
    isError: result.isError === true,
    text: content!.text,
    // The SDK's client has validated it against the tool's output schema.
    data: (result.structuredContent ?? {}) as Record<string, unknown>,
  };
}

test('the server says what it is for, and describes each tool and its arguments', async () => {
  expect(withSite.getInstructions()).toContain(labels.join(', '));
  const { tools } = await withSite.listTools();
  expect(tools.map(({ name }) => name)).toEqual(['search', 'read', 'check']);
  for (const { description, inputSchema, outputSchema, annotations } of tools) {
    expect(description).toMatch(/\.$/);
    expect(annotations).toMatchObject({ readOnlyHint: true, openWorldHint: false });
    expect(outputSchema).toBeDefined();
    for (const property of Object.values(inputSchema.properties!)) expect(property).toHaveProperty('description');
  }
});

test('the limits of a snippet and of a message are stated', async () => {
  const { tools } = await withSite.listTools();
  const { description } = tools.find(({ name }) => name === 'check')!;
  const { seconds, megabytes } = compilerLimits;
  expect(description).toContain(
    `20000 characters, and the compiler takes at most ${seconds} seconds and ${megabytes} MB`,
  );
  const readme = readFileSync(path.join(root, 'README.md'), 'utf8').replace(/\s+/g, ' ');
  expect(readme).toContain(`20,000 characters, and a message ${maxMessageLength / 1e6} MB`);
  expect(readme).toContain(`at most ${seconds} seconds and ${megabytes} MB of memory`);
});

test('a message of 12 MB gets an error of the protocol, and the next call a result', async () => {
  const code = 'x'.repeat(12_000_000);
  await expect(withSite.callTool({ name: 'check', arguments: { code } })).rejects.toMatchObject({
    code: -32_600,
    message: expect.stringMatching(/The message has 12\d{6} bytes, but the limit is 1000000/),
  });
  expect((await call('search', { query: 'headers' })).isError).toBe(false);
});

describe('search', () => {
  test('finds pages of the current version, with address and text', async () => {
    const { text, data } = await call('search', { query: 'set headers' });
    expect(data).toMatchObject({
      version: labels[0],
      results: [
        { title: 'Headers', section: 'Client', url: 'https://trpc.io/docs/client/headers' },
        { title: 'Hello' },
      ],
    });
    expect(text).toContain('1. Headers (Client)\n   https://trpc.io/docs/client/headers');
  });

  test('searches the requested version, and gives text instead of HTML', async () => {
    const { data } = await call('search', { query: 'headers', version: '9' });
    expect(data).toMatchObject({
      version: '9.x',
      results: [{ title: 'Send headers <9.x>', url: 'https://trpc.io/docs/v9/header' }, { title: 'Hello' }],
    });
  });

  test('gives as many results as are requested', async () => {
    expect((await call('search', { query: 'headers', limit: 1 })).data.results).toHaveLength(1);
  });

  test('says what to try when nothing fits', async () => {
    const { isError, text } = await call('search', { query: 'zzzz' });
    expect({ isError, text }).toEqual({
      isError: false,
      text: `Nothing in tRPC ${labels[0]} matches "zzzz". Try fewer words, the name of an option or function, or another version.`,
    });
  });
});

describe('read', () => {
  test.each([
    '/docs/client/headers',
    'docs/client/headers',
    '/docs/client/headers.md',
    '/docs/client/headers.html',
    '/docs/client/headers/',
    '/docs/client/headers?x=1#per-call',
    'https://trpc.io/docs/client/headers#per-call',
    '/docs/client/HEADERS',
  ])('gives the page whose address is %s', async (page) => {
    const { text, data } = await call('read', { page });
    expect(text).toBe('# Headers\n\nSend an authorization header: set headers on the link.\n');
    expect(data).toMatchObject({ page: '/docs/client/headers' });
  });

  test('gives a long page in parts that begin with headings, and that are the page together', async () => {
    let whole = '';
    let offset: number | undefined = 0;
    let parts = 0;
    while (offset !== undefined) {
      const { text, data } = await call('read', { page: '/docs/long', offset });
      const { markdown, nextOffset } = data as unknown as { markdown: string; nextOffset?: number };
      expect(markdown.length).toBeLessThanOrEqual(40_000);
      expect(markdown).toMatch(/^##? /);
      if (nextOffset !== undefined)
        expect(text).toContain(`call \`read\` with page "/docs/long" and offset ${nextOffset}`);
      whole += markdown;
      offset = nextOffset;
      parts++;
    }
    expect(whole).toBe(longText);
    expect(parts).toBe(3);
  });
});

describe('check', { timeout: 180_000 }, () => {
  test('says that sound code compiles, and against what', async () => {
    const code = "import { initTRPC } from '@trpc/server';\nexport const t = initTRPC.create();";
    const { text, data } = await call('check', { code });
    expect(data).toMatchObject({ ok: true, version: labels[0], errors: 0, diagnostics: [], hints: [] });
    expect(text).toContain(`No errors: the code compiles under \`strict\` against tRPC ${labels[0]} (@trpc/client `);
  });

  test("gives the compiler's errors at the lines that were sent, with the pages that explain them", async () => {
    const code = [
      "import { httpBatchLink } from '@trpc/client';",
      '',
      "export const link = httpBatchLink({ urll: '/' });",
    ].join('\n');
    const { text, data } = await call('check', { code });
    expect(data).toMatchObject({
      ok: false,
      errors: 1,
      diagnostics: [
        {
          code: 2561,
          message: expect.stringContaining("'urll' does not exist in type 'HTTPBatchLinkOptions"),
          line: 3,
          column: 37,
          pages: [{ title: 'httpBatchLink', url: 'https://trpc.io/docs/client/links/httpBatchLink' }],
        },
      ],
    });
    expect(text).toContain('3:37 TS2561: ');
    expect(text).toContain('See httpBatchLink: https://trpc.io/docs/client/links/httpBatchLink');
  });

  test('knows which exports belong to other versions, and names a page there', async () => {
    const names = ['initTRPC', ...Array.from({ length: 19 }, (_, i) => `noSuchExport${i}`)];
    const code = names.map((name) => `import { ${name} } from '@trpc/server';`).join('\n');
    const { data } = await call('check', { code, version: '9' });
    const [first, ...others] = data.diagnostics as { note?: string }[];
    expect(first).toMatchObject({
      code: 2305,
      note: `initTRPC is an export of @trpc/server in ${labels.slice(0, -2).join(', ')} and 10.x, not in 9.x. Check which version the project uses.`,
      pages: [{ title: 'Migrate from v9 to v10' }],
    });
    expect(others.map(({ note }) => note)).toEqual(Array(19).fill(undefined));
  });

  test('knows when a package belongs to other versions', async () => {
    const code = "import { createTRPCContext } from '@trpc/tanstack-react-query';";
    const { data, text } = await call('check', { code, version: '10' });
    expect(data.diagnostics, text).toMatchObject([
      {
        code: 2307,
        note: expect.stringMatching(
          /^@trpc\/tanstack-react-query is a package in (?:.+ )?11\.x\. 10\.x has @trpc\/client, /,
        ),
      },
    ]);
  });

  test('names no pages for errors that are not about tRPC', async () => {
    const { data } = await call('check', { code: "export const a: number = 'x';" });
    expect(data.diagnostics).toMatchObject([{ code: 2322, pages: [] }]);
  });

  test('takes several files, and the example router', async () => {
    const code = [
      '// @include: shelf',
      '// @filename: client.ts',
      "import { createTRPCClient, httpLink } from '@trpc/client';",
      "import type { AppRouter } from './server/router';",
      "export const client = createTRPCClient<AppRouter>({ links: [httpLink({ url: '/' })] });",
      '// @filename: main.ts',
      "import { client } from './client';",
      "void client.book.byId.query({ id: '1' });",
    ].join('\n');
    expect((await call('check', { code })).data).toMatchObject({ ok: true });
  });

  test('compiles JSX as tsx, and says so where it was sent as ts', async () => {
    const code = 'export const App = () => <div>Hi</div>;';
    expect((await call('check', { code, language: 'tsx' })).data).toMatchObject({ ok: true });
    expect((await call('check', { code })).data).toMatchObject({
      ok: false,
      hints: ['The code seems to contain JSX: send it with language "tsx".'],
    });
  });

  test('says how to send files that the code imports', async () => {
    const { text } = await call('check', { code: "import { router } from './router';\nrouter;" });
    expect(text).toContain('send what the code imports as well, below a line "// @filename: name.ts"');
  });

  test('runs nothing, and reads no files of the machine', async () => {
    const mark = path.join(folder, 'ran');
    const run = `import { writeFileSync } from 'node:fs';\nwriteFileSync(${JSON.stringify(mark)}, '');`;
    expect((await call('check', { code: run })).data).toMatchObject({ ok: true });
    expect(() => readFileSync(mark)).toThrow('ENOENT');
    const json = path.join(root, 'package.json');
    const { data } = await call('check', { code: `import json from ${JSON.stringify(json)};\njson satisfies never;` });
    expect(data.diagnostics).toMatchObject([
      { code: 2307 },
      { message: "Type 'any' does not satisfy the expected type 'never'." },
    ]);
  });

  test('takes code that looks like the end of a block', async () => {
    const code = 'export const fence = "```";\n/*\n```\n````\n*/\nexport const n: string = 1;';
    expect((await call('check', { code })).data.diagnostics).toMatchObject([{ code: 2322, line: 6 }]);
  });

  test('gives the first of many errors', async () => {
    const code = Array.from({ length: 30 }, (_, i) => `export const a${i}: number = 'x';`).join('\n');
    const { text, data } = await call('check', { code });
    expect(data.errors).toBe(30);
    expect(data.diagnostics).toHaveLength(20);
    expect(text).toMatch(/^30 errors against .*, the first 20 of them:/);
  });
});

describe('input that a tool cannot work with', () => {
  test.each<[tool: string, input: Record<string, unknown>, says: string]>([
    ['search', {}, 'query is missing: send the words to look for, such as "set headers"'],
    ['search', { query: ' ' }, 'query is empty: send the words to look for'],
    ['search', { query: 5 }, 'query is of type number, but it must be a string: send the words to look for'],
    ['search', { query: ['a'] }, 'query is a list, but it must be a string'],
    ['search', { query: 'x'.repeat(65) }, 'query has 65 characters, but it may have 64'],
    ['search', { query: 'x', version: '99' }, `version is "99", but it must be one of ${ids}; leave it out`],
    ['search', { query: 'x', version: 11 }, `version is 11, but it must be one of ${ids}`],
    ['search', { query: 'x', limit: 0 }, 'limit is 0, but it must be a whole number from 1 to 20'],
    ['search', { query: 'x', limit: 21 }, 'limit is 21, but it must be a whole number from 1 to 20'],
    ['search', { query: 'x', limit: 'many' }, 'limit is "many", but it must be a whole number from 1 to 20'],
    ['search', { query: 'x', versions: '9' }, 'unknown argument versions: send query, version, limit'],
    [
      'read',
      {},
      'page is missing: send the address or path of a page as `search` returns it, such as "/docs/quickstart"',
    ],
    [
      'read',
      { page: '/docs/client/header' },
      'There is no page /docs/client/header. Did you mean "/docs/client/headers"?',
    ],
    ['read', { page: '/httpBatchLink' }, 'Did you mean "/docs/client/links/httpBatchLink"?'],
    ['read', { page: '/no/such/thing/anywhere' }, 'Find pages with `search`, and send the address that it returns.'],
    ['read', { page: '/secret.txt' }, 'There is no page /secret.txt.'],
    ['read', { page: '../../../../etc/passwd' }, 'There is no page /etc/passwd.'],
    ['read', { page: '/docs/%2e%2e/%2e%2e/package' }, 'There is no page /package.'],
    [
      'read',
      { page: 'https://example.com/docs' },
      'https://example.com/docs is on another site. Send the path or the address',
    ],
    ['read', { page: 'http://[' }, '"http://[" is not an address. Send the path or the address of a page, such as'],
    [
      'read',
      { page: '/docs/long', offset: -1 },
      'offset is -1, but it must be a whole number: send the one that the previous part gave',
    ],
    ['read', { page: '/docs/long', offset: '1' }, 'offset is "1", but it must be a whole number'],
    [
      'read',
      { page: '/docs/client/headers', offset: 999 },
      'offset is 999, but /docs/client/headers has 66 characters: send a smaller offset',
    ],
    ['check', {}, 'code is missing: send the TypeScript to compile, including imports'],
    ['check', { code: '\n' }, 'code is empty: send the TypeScript to compile'],
    ['check', { code: 'x'.repeat(20_001) }, 'code has 20001 characters, but it may have 20000'],
    ['check', { code: 'x', language: 'js' }, 'language is "js", but it must be "ts", or "tsx" for code with JSX'],
    ['check', { code: 'x', version: '8' }, `version is "8", but it must be one of ${ids}`],
    ['check', { code: 'x', file: 'a.ts' }, 'unknown argument file: send code, version, language'],
    ['translate', {}, 'Tool translate not found'],
  ])('%s %j', async (tool, input, says) => {
    const { isError, text } = await call(tool, input);
    expect(isError).toBe(true);
    expect(text).toContain(says);
    expect(text).not.toMatch(/\bat .*\.(?:ts|js):\d/);
  });

  test.each([
    ['search', { query: 'headers' }],
    ['read', { page: '/docs/quickstart' }],
  ])('%s says what to run when the site was not built', async (tool, input) => {
    const { isError, text } = await call(tool, input, withoutSite);
    expect(isError).toBe(true);
    expect(text).toContain('run `npm run build` in the documentation repository, then call again');
  });
});
