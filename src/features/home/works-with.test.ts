import path from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { validators } from './works-with.ts';

/** Procedure inputs by validator. Each must infer `{ id: string }`. */
const inputs: Record<(typeof validators)[number]['name'], { imports: string; input: string }> = {
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
    ({ name }, index) => `
      export const v${index} = t.procedure.input(${inputs[name].input}).query((opts) => opts.input.id satisfies string);
      // @ts-expect-error: what is inferred is more than any
      t.procedure.input(${inputs[name].input}).query((opts) => opts.input.nothing);`,
  );
  const code = [
    `import { initTRPC } from '@trpc/server';`,
    ...validators.map(({ name }) => inputs[name].imports),
    'const t = initTRPC.create();',
    ...procedures,
  ];
  expect(compile(code.join('\n'))).toEqual([]);
});

/** Compiles code as a file in the library's folder, where its packages resolve; returns the errors. */
function compile(code: string): string[] {
  const file = path.resolve(__dirname, '../../../library/11.x/works-with.ts');
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
