import ts from 'typescript';

/** Options of a typical strict project. They are the same for all blocks, so that these can share a program. */
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
  // As scripts, blocks without imports would share their names with other blocks.
  moduleDetection: ts.ModuleDetectionKind.Force,
  jsx: ts.JsxEmit.ReactJSX,
  esModuleInterop: true,
  resolveJsonModule: true,
  allowJs: false,
  skipLibCheck: true,
  noEmit: true,
  types: ['node', 'react', 'react-dom'],
  // Makes the order of unions independent of previously checked blocks.
  stableTypeOrdering: true,
};
