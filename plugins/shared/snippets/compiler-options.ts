import ts from 'typescript';

/**
 * The options under which every block is compiled: what a reader's own project would have, under `strict`.
 * They are the same for all blocks, so that one language service per version serves them all.
 */
export const compilerOptions: ts.CompilerOptions = {
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
  // Blocks without imports are files of their own too; their names must not meet those of other blocks.
  moduleDetection: ts.ModuleDetectionKind.Force,
  jsx: ts.JsxEmit.ReactJSX,
  esModuleInterop: true,
  resolveJsonModule: true,
  allowJs: false,
  skipLibCheck: true,
  noEmit: true,
  types: ['node', 'react', 'react-dom'],
  // Many blocks share a program; without this the order of a union would depend on the blocks compiled before.
  stableTypeOrdering: true,
};
