import { join } from 'node:path';
import type ts from 'typescript';
import type { DeclaredExport } from '../symbol-index.ts';
import { placeOf } from '@typed-docs/snippets/declared-names';
import { LibraryHost } from '@typed-docs/snippets/library-host';
import type { ApiReferenceSite } from './site.ts';

/**
 * Samples refer to declarations in any of the libraries, and files of declarations have other names in each release.
 *
 * @param entryPoints import specifiers
 * @throws if no library has an entry point
 */
export function readDeclaredExports(
  { libraries, packages }: Pick<ApiReferenceSite, 'libraries' | 'packages'>,
  entryPoints: readonly string[],
): DeclaredExport[] {
  const documented = packages.map(({ name }) => name);
  const found = libraries.map((root) => readExportsOf({ root, documented }, entryPoints));
  const missing = entryPoints.find((entryPoint) => !found.some((byPoint) => byPoint.has(entryPoint)));
  if (missing !== undefined) {
    throw new Error(
      `${libraries.join(', ')}: cannot import ${missing}. Are the packages of this folder installed (\`npm ci\`)?`,
    );
  }
  const all = found.flatMap((byPoint) => [...byPoint.values()].flat());
  const keyOf = ({ entryPoint, name, declared }: DeclaredExport) => `${entryPoint} ${name} ${declared}`;
  return [...new Map(all.map((one) => [keyOf(one), one])).values()];
}

function readExportsOf(
  library: { root: string; documented: readonly string[] },
  entryPoints: readonly string[],
): Map<string, DeclaredExport[]> {
  const { root } = library;
  const host = new LibraryHost(root);
  const fileOf = (entryPoint: string) => join(root, '.api-reference', `${entryPoint}.ts`);
  for (const entryPoint of entryPoints) {
    host.writeFile(fileOf(entryPoint), `import type {} from ${JSON.stringify(entryPoint)};\n`);
  }
  const program = host.service.getProgram()!;
  const checker = program.getTypeChecker();
  const exports = new Map<string, DeclaredExport[]>();
  for (const entryPoint of entryPoints) {
    const [statement] = program.getSourceFile(fileOf(entryPoint))!.statements;
    const module = checker.getSymbolAtLocation((statement as ts.ImportDeclaration).moduleSpecifier);
    if (!module) continue;
    const declarations = checker.getExportsOfModule(module).flatMap((symbol) => {
      const declared = placeOf(symbol, checker, library);
      return declared === undefined ? [] : [{ entryPoint, name: symbol.name, declared }];
    });
    exports.set(entryPoint, declarations);
  }
  return exports;
}
