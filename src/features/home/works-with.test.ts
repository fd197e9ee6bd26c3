import path from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { clients, links, servers, validators } from './works-with.ts';

/** Procedure inputs by validator. Each must infer `{ id: string }`. */
const inputs: Record<(typeof validators)[number], { imports: string; input: string }> = {
  Zod: { imports: `import { z } from 'zod';`, input: 'z.object({ id: z.string() })' },
  Valibot: { imports: `import * as v from 'valibot';`, input: 'v.object({ id: v.string() })' },
  ArkType: { imports: `import { type } from 'arktype';`, input: `type({ id: 'string' })` },
  'Effect Schema': {
    imports: `import { Schema } from 'effect';`,
    input: 'Schema.standardSchemaV1(Schema.Struct({ id: Schema.String }))',
  },
  Yup: { imports: `import * as yup from 'yup';`, input: 'yup.object({ id: yup.string().required() })' },
  Superstruct: { imports: `import { object, string } from 'superstruct';`, input: 'object({ id: string() })' },
};

test('validators pass their type on', { timeout: 120_000 }, () => {
  const procedures = validators.map(
    (name, index) => `
      export const v${index} = t.procedure.input(${inputs[name].input}).query((opts) => opts.input.id satisfies string);
      // @ts-expect-error: what is inferred is more than any
      t.procedure.input(${inputs[name].input}).query((opts) => opts.input.nothing);`,
  );
  const code = [
    `import { initTRPC } from '@trpc/server';`,
    ...validators.map((name) => inputs[name].imports),
    'const t = initTRPC.create();',
    ...procedures,
  ];
  expect(compile(code.join('\n'), '11.x')).toEqual([]);
});

test('the packages export what the page names', { timeout: 120_000 }, () => {
  const integrations = ['tanstack-react-query', 'react-query', 'next'];
  const libraryOf = (from: string) => {
    const integration = integrations.find((name) => from.startsWith(`@trpc/${name}`));
    return integration === 'next' ? '11.x-react-query' : integration ? `11.x-${integration}` : '11.x';
  };
  const partners = [...servers, ...clients, ...links];
  for (const library of new Set(partners.map(({ from }) => libraryOf(from)))) {
    const code = partners
      .filter(({ from }) => libraryOf(from) === library)
      .map(({ from, exported }, index) => `export { ${exported} as p${index} } from '${from}';`);
    expect(compile(code.join('\n'), library)).toEqual([]);
  }
});

/** Compiles code as a file in a library's folder, where its packages resolve; returns the errors. */
function compile(code: string, library: string): string[] {
  const file = path.resolve(__dirname, '../../../library', library, 'works-with.ts');
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const { fileExists, getSourceFile } = host;
  host.fileExists = (name) => name === file || fileExists(name);
  host.getSourceFile = (name, ...rest) =>
    name === file ? ts.createSourceFile(name, code, ts.ScriptTarget.ES2022) : getSourceFile(name, ...rest);
  return ts
    .getPreEmitDiagnostics(ts.createProgram([file], options, host))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}
