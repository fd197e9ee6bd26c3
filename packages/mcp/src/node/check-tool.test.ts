import { expect, test, vi } from 'vitest';
import type { BuiltSite } from './built-site.ts';
import { check } from './check-tool.ts';
import type { DocumentedLibrary } from './documented-library.ts';
import type { SnippetCompiler } from './snippet-compiler.ts';
import { ToolError } from './tool-error.ts';

const toVersion = (id: string) => ({ id, label: `${id}.x`, tag: `docs-default-${id}.x` });
const library: DocumentedLibrary = {
  name: 'tRPC',
  scope: '@trpc',
  versions: [toVersion('11'), toVersion('10'), toVersion('9')],
};

const site = {
  searchIndex: () => {
    throw new ToolError('The site was not built.');
  },
} as unknown as BuiltSite;

const names = ['gone', 'moved', 'gone2'];
const missing = names.map((name, i) => ({
  code: 2305,
  message: `Module '"@trpc/server"' has no exported member '${name}'.`,
  line: i + 1,
  column: 10,
}));

/** Fakes a compiler for which 11.x lacks the names. */
function createCompiler(compileElsewhere: () => unknown) {
  const compile = vi.fn((_code: string, version: string) =>
    Promise.resolve(version === '11.x' ? { problems: missing, packages: {} } : compileElsewhere()),
  );
  const budget = { seconds: 1 };
  const compiler = { compile, createBudget: () => budget, packagesOf: () => ['@trpc/server'] };
  return { compile, budget, compiler: compiler as unknown as SnippetCompiler };
}

const input = { code: 'import …', version: '11', language: 'ts' } as const;

test('looks for all missing exports by one compilation per version, within the time of the call', async () => {
  const { compile, budget, compiler } = createCompiler(() => ({ problems: [missing[0], missing[2]], packages: {} }));
  const { diagnostics } = await check(compiler, site, library, input);
  expect(diagnostics.map(({ note }) => note)).toEqual([
    undefined,
    expect.stringMatching(/^moved is an export of @trpc\/server in 10\.x and 9\.x, not in 11\.x\./),
    undefined,
  ]);
  expect(compile.mock.calls.map(([, version]) => version)).toEqual(['11.x', '10.x', '9.x']);
  expect(compile.mock.calls.every((args: unknown[]) => args[3] === budget)).toBe(true);
});

test('gives the errors when the time does not suffice for other versions', async () => {
  const { compiler } = createCompiler(() => {
    throw new ToolError('The compiler did not finish within 45 seconds.');
  });
  expect(await check(compiler, site, library, input)).toMatchObject({
    diagnostics: missing,
    hints: [
      expect.stringContaining('The site was not built.'),
      "Can't tell whether other versions of tRPC have the missing exports: The compiler did not finish within 45 seconds.",
    ],
  });
});
