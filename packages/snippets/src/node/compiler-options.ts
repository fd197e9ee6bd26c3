import { existsSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** Packages with global names that blocks see if the library has them. */
const ambient = ['node', 'react', 'react-dom'];

/** @param root absolute path of the library's folder */
export function compilerOptionsOf(root: string): ts.CompilerOptions {
  const types = ambient.filter((name) => existsSync(join(root, 'node_modules/@types', name)));
  return { ...compilerOptions, types };
}

/** Options of a typical strict project. They are the same for all blocks, so that these can share a program. */
const compilerOptions: ts.CompilerOptions = {
  strict: true,
  target: ts.ScriptTarget.ES2022,
  lib: [
    'lib.es2023.d.ts',
    'lib.esnext.disposable.d.ts',
    'lib.dom.d.ts',
    'lib.dom.iterable.d.ts',
    'lib.dom.asynciterable.d.ts',
  ],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  // As scripts, blocks without imports would share their names with other blocks.
  moduleDetection: ts.ModuleDetectionKind.Force,
  jsx: ts.JsxEmit.ReactJSX,
  esModuleInterop: true,
  resolveJsonModule: true,
  allowJs: false,
  skipLibCheck: true,
  noEmit: true,
  // Makes the order of unions independent of previously checked blocks.
  stableTypeOrdering: true,
};
