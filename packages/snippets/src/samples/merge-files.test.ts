import { describe, expect, it } from 'vitest';
import { mergeFiles } from './merge-files.ts';

/** Files by name; the last one is the entry. */
function merge(files: Record<string, string>): string[] | undefined {
  const all = Object.entries(files).map(([name, text]) => ({ name, text }));
  return mergeFiles(all, all.at(-1)!.name)?.text.trim().split(/\n+/);
}

describe('mergeFiles', () => {
  it('puts imported files first, without imports and exports, and packages at the top', () => {
    expect(
      merge({
        'server/router.ts':
          "import { z } from 'zod';\nexport const appRouter = z.any();\nexport type AppRouter = typeof appRouter;",
        'server/index.ts': "import { appRouter } from './router';\nimport { listen } from 'http';\nlisten(appRouter);",
        'client.ts':
          "import './server/index';\nimport type { AppRouter } from './server/router';\nexport let client: AppRouter;",
      }),
    ).toEqual([
      "import { z } from 'zod';",
      "import { listen } from 'http';",
      'const appRouter = z.any();',
      'type AppRouter = typeof appRouter;',
      'listen(appRouter);',
      'let client: AppRouter;',
    ]);
  });

  it('leaves out files that nobody imports', () => {
    expect(merge({ 'other.ts': 'export const other = 1;', 'a.ts': 'run();' })).toEqual(['run();']);
  });

  it('numbers names that are taken, and keeps those of the entry', () => {
    expect(
      merge({
        'a.ts': 'const t = 1;\nexport const a = { t, u: t };',
        'b.ts': "import { a } from './a';\nconst { t } = a;\nconsole.log(t, a.t);",
      }),
    ).toEqual(['const t2 = 1;', 'const a = { t: t2, u: t2 };', 'const { t } = a;', 'console.log(t, a.t);']);
  });

  it('keeps apart names of files and global ones', () => {
    expect(merge({ 'a.ts': 'export const name = 1;', 'b.ts': "import './a';\nconsole.log(name);" })).toEqual([
      'const name2 = 1;',
      'console.log(name);',
    ]);
  });

  it('follows names that are imported under another one, forwarded, or the default', () => {
    expect(
      merge({
        'a.ts': 'const a = 1;\nexport { a as b };\nexport default function load() {}',
        'b.ts': "export * from './a';\nexport { default as start } from './a';\nexport default { key: 1 };",
        'c.ts': "import config, { b as c, start } from './b';\nstart(c, config);",
      }),
    ).toEqual(['const c = 1;', 'function start() {}', 'const config = { key: 1 };', 'start(c, config);']);
  });

  it('merges imports of a package', () => {
    expect(
      merge({
        'a.ts': "import type { X } from 'p';\nimport type { T } from 't';\nexport let a: X | T;",
        'b.tsx':
          "import * as p from 'p';\nimport q, { X, y as z } from 'p';\nimport { a } from './a';\nnew X(p, q, z, a);",
      }),
    ).toEqual([
      "import * as p from 'p';",
      "import q, { X, y as z } from 'p';",
      "import type { T } from 't';",
      'let a: X | T;',
      'new X(p, q, z, a);',
    ]);
  });

  it('loads packages after code that prepares globals for them', () => {
    expect(
      merge({
        'dom.ts': "import { JSDOM } from 'jsdom';\nObject.assign(globalThis, new JSDOM());",
        'page.tsx': "import { render } from 'r';\nexport const page = render(<p />);",
        'a.tsx':
          "import './dom';\nimport { render } from 'r';\nimport type { Node } from 'r';\nimport { page } from './page';\nrender(page) as Node;",
      }),
    ).toEqual([
      "import { JSDOM } from 'jsdom';",
      "import type { Node } from 'r';",
      'Object.assign(globalThis, new JSDOM());',
      "const { render } = await import('r');",
      'const page = render(<p />);',
      'render(page) as Node;',
    ]);
  });

  it('puts files first that are imported for types alone', () => {
    expect(
      merge({
        'router.ts': 'export const router = 1;',
        'dom.ts': 'globalThis.a = 1;',
        'a.ts': "import './dom';\nimport type { router } from './router';\nexport let a: typeof router;",
      }),
    ).toEqual(['const router = 1;', 'globalThis.a = 1;', 'let a: typeof router;']);
  });

  it('names the file after the entry, with JSX if a file has some', () => {
    const files = [{ name: 'page.tsx', text: 'export const Page = () => <p />;' }];
    expect(
      mergeFiles([...files, { name: 'a.ts', text: "import { Page } from './page';\nPage();" }], 'a.ts')?.name,
    ).toBe('a.tsx');
  });

  it.each([
    ['a cycle', { 'a.ts': "import './b';", 'b.ts': "import './a';" }],
    ['a dynamic import', { 'a.ts': 'export {};', 'b.ts': "import('./a');" }],
    ['a namespace', { 'a.ts': 'export const a = 1;', 'b.ts': "import * as a from './a';\na.a;" }],
    ['a missing file', { 'b.ts': "import './a';" }],
    ['the name of a file in a string', { 'a.ts': 'export {};', 'b.ts': "import './a';\nread('a.ts');" }],
    ['a syntax error', { 'b.ts': 'const = 1;' }],
  ])('gives up with %s', (_name, files) => {
    expect(merge(files)).toBeUndefined();
  });
});
