import { join } from 'node:path';
import type ts from 'typescript';
import type { DeclaredExport } from '../symbol-index.ts';
import { placeOf } from '@typed-docs/snippets/declared-names';
import { LibraryHost } from '@typed-docs/snippets/library-host';
import type { EntryPoint, ReferencePackage } from './entry-points.ts';
import type { ApiReferenceSite } from './site.ts';

/**
 * Samples refer to declarations in any of the libraries, and declaration files are named differently in each release.
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
      `${libraries.join(', ')}: cannot import ${missing}. Are this folder's packages installed (\`npm ci\`)?`,
    );
  }
  const all = found.flatMap((byPoint) => [...byPoint.values()].flat());
  const keyOf = ({ entryPoint, name, declared }: DeclaredExport) => `${entryPoint} ${name} ${declared}`;
  return [...new Map(all.map((one) => [keyOf(one), one])).values()];
}

/**
 * Names that each entry point exports in its own library. TypeDoc sees the newest sources of all packages, of which an
 * older package re-exports less.
 */
export function readExportedNames(
  packages: readonly ReferencePackage[],
  entryPoints: readonly EntryPoint[],
): ReadonlyMap<string, ReadonlySet<string>> {
  const roots = new Map(packages.map(({ name, folder }) => [name, folder.slice(0, -`/node_modules/${name}`.length)]));
  const names = new Map<string, Set<string>>();
  for (const root of new Set(roots.values())) {
    const own = entryPoints.filter((one) => roots.get(one.package) === root).map(({ specifier }) => specifier);
    for (const [specifier, symbols] of readModules(root, own).modules) {
      names.set(specifier, new Set(symbols.map(({ name }) => name)));
    }
  }
  return names;
}

function readExportsOf(
  library: { root: string; documented: readonly string[] },
  entryPoints: readonly string[],
): Map<string, DeclaredExport[]> {
  const { checker, modules } = readModules(library.root, entryPoints);
  const declare = (entryPoint: string, symbol: ts.Symbol): DeclaredExport[] => {
    const declared = placeOf(symbol, checker, library);
    return declared === undefined ? [] : [{ entryPoint, name: symbol.name, declared }];
  };
  return new Map(
    [...modules].map(([entryPoint, symbols]) => [entryPoint, symbols.flatMap((symbol) => declare(entryPoint, symbol))]),
  );
}

/** Exports by entry point, for the entry points that the library has. */
function readModules(root: string, entryPoints: readonly string[]) {
  const host = new LibraryHost(root);
  const fileOf = (entryPoint: string) => join(root, '.api-reference', `${entryPoint}.ts`);
  for (const entryPoint of entryPoints) {
    host.writeFile(fileOf(entryPoint), `import type {} from ${JSON.stringify(entryPoint)};\n`);
  }
  const program = host.service.getProgram()!;
  const checker = program.getTypeChecker();
  const modules = new Map<string, ts.Symbol[]>();
  for (const entryPoint of entryPoints) {
    const [statement] = program.getSourceFile(fileOf(entryPoint))!.statements;
    const module = checker.getSymbolAtLocation((statement as ts.ImportDeclaration).moduleSpecifier);
    if (module) modules.set(entryPoint, checker.getExportsOfModule(module));
  }
  return { checker, modules };
}
