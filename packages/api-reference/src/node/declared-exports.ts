import { join } from 'node:path';
import type ts from 'typescript';
import type { DeclaredExport } from '../symbol-index.ts';
import { placeOf } from '@typed-docs/snippets/declared-names';
import { LibraryHost } from '@typed-docs/snippets/library-host';
import type { ApiReferenceSite } from './site.ts';

/** @param entryPoints import specifiers */
export function readDeclaredExports(
  { library: root, packages }: Pick<ApiReferenceSite, 'library' | 'packages'>,
  entryPoints: readonly string[],
): DeclaredExport[] {
  const library = { root, documented: packages.map(({ name }) => name) };
  const host = new LibraryHost(root);
  const fileOf = (entryPoint: string) => join(root, '.api-reference', `${entryPoint}.ts`);
  for (const entryPoint of entryPoints) {
    host.writeFile(fileOf(entryPoint), `import type {} from ${JSON.stringify(entryPoint)};\n`);
  }
  const program = host.service.getProgram()!;
  const checker = program.getTypeChecker();
  return entryPoints.flatMap((entryPoint) => {
    const [statement] = program.getSourceFile(fileOf(entryPoint))!.statements;
    const module = checker.getSymbolAtLocation((statement as ts.ImportDeclaration).moduleSpecifier);
    if (!module) {
      throw new Error(`${root}: cannot import ${entryPoint}. Are the packages of this folder installed (\`npm ci\`)?`);
    }
    return checker.getExportsOfModule(module).flatMap((symbol) => {
      const declared = placeOf(symbol, checker, library);
      return declared === undefined ? [] : [{ entryPoint, name: symbol.name, declared }];
    });
  });
}
