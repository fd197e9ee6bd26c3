import ts from 'typescript';

/**
 * The options of every block: those of a typical project of a reader, under `strict`. They are the same for all blocks, so
 * that blocks can share a program.
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
  // Blocks without imports are modules, too; as scripts they would share their names with other blocks.
  moduleDetection: ts.ModuleDetectionKind.Force,
  jsx: ts.JsxEmit.ReactJSX,
  esModuleInterop: true,
  resolveJsonModule: true,
  allowJs: false,
  skipLibCheck: true,
  noEmit: true,
  types: ['node', 'react', 'react-dom'],
  // Keeps the order of a union independent of the blocks that the program has checked before.
  stableTypeOrdering: true,
};
