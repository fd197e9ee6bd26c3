import ts from 'typescript';
import type { LibraryHost } from './library-host.ts';

/**
 * Tells blocks apart by the global names that they see. A package may change what every file of a program sees, as Next.js
 * makes `process.env.NODE_ENV` read-only, and so may a block itself (`declare global`): such blocks must not share a program
 * with others.
 */
export class GlobalScopes {
  /** Files that every program has. */
  private readonly common: ReadonlySet<string>;

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
   * @param files absolute paths of a block's files, which the host has
   * @returns a key that blocks have in common which see the same global names
   */
  of(files: readonly string[]): string {
    const program = this.host.service.getProgram()!;
    const seen = new Set(this.common);
    const scope: string[] = [];
    const pending = [...files];
    for (let path = pending.pop(); path !== undefined; path = pending.pop()) {
      const file = seen.has(path) ? undefined : program.getSourceFile(path);
      seen.add(path);
      if (!file) continue;
      if (changesGlobals(file)) scope.push(path);
      pending.push(...this.host.dependenciesOf(file));
    }
    return scope.sort().join('\n');
  }
}

function changesGlobals(file: ts.SourceFile): boolean {
  if (file.fileName.endsWith('.json')) return false;
  // `declare global` and `declare module '…'`; what else a module declares is its own.
  const augments = (node: ts.Statement) =>
    ts.isModuleDeclaration(node) && (ts.isStringLiteral(node.name) || node.name.text === 'global');
  return !ts.isExternalModule(file) || file.statements.some(augments);
}
