import type ts from 'typescript';
import type { Context, DeclarationReflection, ProjectReflection, Reflection } from 'typedoc';
import { symbolAddress, type ApiSymbol, type ApiSymbolKind } from '../../../core/api-reference/symbols.ts';
import type { EntryPoint } from './entry-points.ts';

/** A member with a page, and what TypeDoc and the compiler know it by. */
export interface CollectedSymbol {
  symbol: ApiSymbol;
  /** TypeDoc's description of the declaration, wherever that is exported from. */
  reflection: DeclarationReflection;
  /** What is declared. */
  declared: ts.Symbol;
  /** Its name in the entry point that readers are told; comments on the export itself belong to this. */
  exported: ts.Symbol;
}

/** TypeDoc's numbers for kinds (`ReflectionKind`); its module cannot be required here. */
const kinds = new Map<number, ApiSymbolKind>([
  [0x4, 'namespace'],
  [0x20, 'variable'],
  [0x40, 'function'],
  [0x80, 'class'],
  [0x100, 'interface'],
  [0x200000, 'type-alias'],
]);

/** An entry point's export. */
interface Occurrence {
  entryPoint: EntryPoint;
  name: string;
  target: DeclarationReflection;
  /** The declaration stands here; in other entry points TypeDoc only has a reference to it. */
  isHome: boolean;
}

/**
 * Finds the members that get a page: one for each declaration and each name under which it is exported, however many entry
 * points do so.
 *
 * TypeDoc declares what a file exports of its own there, and everything else in the first entry point that exports it; the
 * addresses that others link to come from that.
 *
 * @param entryPoints in the order in which TypeDoc got them
 * @throws for an export of a kind that has no pages
 */
export function collectSymbols(
  project: ProjectReflection,
  context: Context,
  entryPoints: readonly EntryPoint[],
): CollectedSymbol[] {
  const members = new Map<string, Occurrence[]>();
  for (const entryPoint of entryPoints) {
    for (const child of findModule(project, context, entryPoint).children ?? []) {
      const target = child.isReference() ? (child.getTargetReflectionDeep() as DeclarationReflection) : child;
      const key = `${target.id} ${child.name}`;
      const occurrence = { entryPoint, name: child.name, target, isHome: !child.isReference() };
      members.set(key, [...(members.get(key) ?? []), occurrence]);
    }
  }
  return [...members.values()].map((occurrences) => describeMember(occurrences, context));
}

/** The one program that holds all packages; TypeDoc's context would only name it while it reads a file. */
export function programOf(context: Context): ts.Program {
  return context.programs[0]!;
}

function findModule(
  project: ProjectReflection,
  context: Context,
  { specifier, file }: EntryPoint,
): DeclarationReflection {
  const module = project.children?.find((child) => fileOf(child, context) === file);
  if (!module) throw new Error(`TypeDoc found nothing in ${file}, which is the source of ${specifier}`);
  return module;
}

function fileOf(module: Reflection, context: Context): string | undefined {
  return context.getSymbolFromReflection(module)?.declarations?.[0]?.getSourceFile().fileName;
}

function describeMember(occurrences: readonly Occurrence[], context: Context): CollectedSymbol {
  const home = occurrences.find(({ isHome }) => isHome) ?? occurrences[0]!;
  const { name, target } = home;
  const kind = kinds.get(target.kind);
  if (!kind)
    throw new Error(`${home.entryPoint.specifier} exports ${name}, of a kind that the API reference has no pages for`);
  const declared = context.getSymbolFromReflection(target);
  if (!declared) throw new Error(`TypeDoc knows no symbol of ${name}, which ${home.entryPoint.specifier} exports`);
  const preferred = [...occurrences]
    .filter(({ entryPoint }) => entryPoint.package === home.entryPoint.package)
    .sort((a, b) => a.entryPoint.specifier.length - b.entryPoint.specifier.length)[0]!;
  const { specifier } = preferred.entryPoint;
  return {
    symbol: {
      name,
      package: home.entryPoint.package,
      entryPoint: specifier,
      kind,
      address: symbolAddress(home.entryPoint.specifier, kind, name),
      aliases: occurrences.map(({ entryPoint }) => entryPoint.specifier).filter((other) => other !== specifier),
    },
    reflection: target,
    declared,
    exported: findExport(preferred, context) ?? declared,
  };
}

function findExport({ entryPoint, name }: Occurrence, context: Context): ts.Symbol | undefined {
  const program = programOf(context);
  const checker = program.getTypeChecker();
  const file = program.getSourceFile(entryPoint.file);
  const module = file && checker.getSymbolAtLocation(file);
  return module && checker.getExportsOfModule(module).find((one) => one.name === name);
}
