import { join } from 'node:path';
import ts from 'typescript';
import { compilerOptions } from './compiler-options.ts';
import type { BlockFile } from './file-identity.ts';
import type { LibraryHost } from './library-host.ts';

/** What may add to the names that every file of a program sees. That a comment says it costs a program of its own, no more. */
const declaration = /\bdeclare\s+(?:global|module)\b|<reference\s+lib=/;

/** Every file with JSX imports it. */
const jsxRuntime = `${compilerOptions.jsxImportSource ?? 'react'}/jsx-runtime`;

/**
 * Tells blocks apart by the global names that they see. A package may change what every file of a program sees, as Next.js
 * makes `process.env.NODE_ENV` read-only, and so may a block itself (`declare global`): such blocks must not share a program
 * with others.
 */
export class GlobalScopes {
  /** Files that every program has. */
  private readonly common: ReadonlySet<string>;
  /** Absolute paths of the packages' files that change global names, by the line that brings them in. */
  private readonly packages = new Map<string, readonly string[]>();

  /** @param host without a block's file yet */
  constructor(private readonly host: LibraryHost) {
    this.common = new Set(
      host.service
        .getProgram()!
        .getSourceFiles()
        .map(({ fileName }) => fileName),
    );
  }

  /**
   * @param blocks the files of each
   * @returns for each a key that blocks have in common which see the same global names
   */
  of(blocks: readonly (readonly BlockFile[])[]): string[] {
    const imports = blocks.map((files) => new Set(files.flatMap(listImports)));
    this.lookUp(new Set(imports.flatMap((lines) => [...lines])));
    return blocks.map((files, i) => {
      const own = files.filter(changesGlobals).map(({ name, text }) => JSON.stringify([name, text]));
      const ofPackages = [...imports[i]!].flatMap((line) => this.packages.get(line)!);
      return [...new Set([...own, ...ofPackages])].sort().join('\n');
    });
  }

  /** Finds out what lines bring in, with one program for those that it does not know. */
  private lookUp(lines: ReadonlySet<string>): void {
    const unknown = [...lines].filter((line) => !this.packages.has(line));
    if (unknown.length === 0) return;
    const paths = unknown.map((_, i) => join(this.host.root, '.snippets/imports', `${i}.ts`));
    paths.forEach((path, i) => this.host.writeFile(path, unknown[i]!));
    const program = this.host.service.getProgram()!;
    unknown.forEach((line, i) => this.packages.set(line, this.reach(program, paths[i]!)));
    paths.forEach((path) => this.host.deleteFile(path));
  }

  /** @returns the files that change global names among those that a file brings in */
  private reach(program: ts.Program, from: string): string[] {
    const seen = new Set(this.common);
    const found: string[] = [];
    const pending = [from];
    for (let path = pending.pop(); path !== undefined; path = pending.pop()) {
      const file = seen.has(path) ? undefined : program.getSourceFile(path);
      seen.add(path);
      if (!file) continue;
      if (path !== from && augments(file)) found.push(path);
      pending.push(...this.host.dependenciesOf(file));
    }
    return found;
  }
}

/** The lines with which a file brings in packages. */
function listImports({ name, text }: BlockFile): string[] {
  if (!/\.tsx?$/.test(name)) return [];
  const { importedFiles, typeReferenceDirectives } = ts.preProcessFile(text);
  const packages = importedFiles.map(({ fileName }) => fileName).filter((specifier) => !specifier.startsWith('.'));
  if (name.endsWith('x')) packages.push(jsxRuntime);
  return [
    ...packages.map((specifier) => `import ${JSON.stringify(specifier)};`),
    ...typeReferenceDirectives.map(({ fileName }) => `/// <reference types=${JSON.stringify(fileName)} />`),
  ];
}

function changesGlobals({ name, text }: BlockFile): boolean {
  // A declaration file without imports or exports is no module.
  return name.endsWith('.d.ts') || (/\.tsx?$/.test(name) && declaration.test(text));
}

function augments(file: ts.SourceFile): boolean {
  if (file.fileName.endsWith('.json')) return false;
  // `declare global` and `declare module '…'`; what else a module declares is its own.
  const isAugmentation = (node: ts.Statement) =>
    ts.isModuleDeclaration(node) && (ts.isStringLiteral(node.name) || node.name.text === 'global');
  return !ts.isExternalModule(file) || file.statements.some(isAugmentation);
}
