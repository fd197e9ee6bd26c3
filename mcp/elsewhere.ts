import { joinWords } from '../core/type-table/suggest.ts';
import { docVersions, type DocVersion } from './doc-versions.ts';
import type { SnippetCompiler } from './snippet-compiler.ts';

/** Something that a version lacks and others have. */
export interface Elsewhere {
  /** Says so to the agent. */
  note: string;
  /** The nearest version that has it. */
  nearest: DocVersion;
  /** The export or the package. */
  name: string;
}

/**
 * Finds out whether an error is about a package or an export that other versions of tRPC have: the commonest mistake of
 * those who learned from code for another version.
 *
 * @param message An error of the compiler.
 */
export async function findElsewhere(
  message: string,
  version: DocVersion,
  compiler: SnippetCompiler,
): Promise<Elsewhere | undefined> {
  const [, module] = /^Cannot find module '(@trpc\/[\w-]+)/.exec(message) ?? [];
  const own = compiler.packagesOf(version.label);
  if (module !== undefined && !own.includes(module)) {
    const having = docVersions.filter(({ label }) => compiler.packagesOf(label).includes(module));
    const note = `${module} is a package of ${list(having)}. ${version.label} has ${joinWords(own, 'and')}.`;
    return having.length === 0 ? undefined : { note, nearest: findNearest(having, version), name: module };
  }
  const [, from, name] = /'"(@trpc\/[^"']+)"' has no exported member (?:named )?'([^']+)'/.exec(message) ?? [];
  if (from === undefined || name === undefined) return undefined;
  const having: DocVersion[] = [];
  for (const other of docVersions.filter((one) => one !== version)) {
    if (await exportsName(compiler, other, from, name)) having.push(other);
  }
  const note = `${name} is an export of ${from} in ${list(having)}, not in ${version.label}. Make sure which version the project uses.`;
  return having.length === 0 ? undefined : { note, nearest: findNearest(having, version), name };
}

async function exportsName(compiler: SnippetCompiler, version: DocVersion, from: string, name: string) {
  const { problems } = await compiler.compile(`import { ${name} } from '${from}';`, version.label, 'ts');
  return problems.length === 0;
}

function findNearest(having: readonly DocVersion[], version: DocVersion): DocVersion {
  const distance = (one: DocVersion) => Math.abs(Number(one.id) - Number(version.id));
  return having.toSorted((a, b) => distance(a) - distance(b))[0]!;
}

const list = (versions: readonly DocVersion[]) =>
  joinWords(
    versions.map(({ label }) => label),
    'and',
  );
