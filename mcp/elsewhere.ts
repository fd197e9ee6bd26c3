import { joinWords } from '../core/type-table/suggest.ts';
import { docVersions, type DocVersion } from './doc-versions.ts';
import type { SnippetCompiler } from './snippet-compiler.ts';

/** An export or package that a version lacks and others have. */
export interface Elsewhere {
  name: string;
  /** The nearest version that has it. */
  nearest: DocVersion;
  /** Tells the agent. */
  note: string;
}

/**
 * Finds out whether an error is about a package or an export of other versions of tRPC: the most frequent mistake of agents
 * that learned from code for another version.
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
    return having.length > 0 ? { name: module, nearest: nearestTo(version, having), note } : undefined;
  }
  const [, from, name] = /'"(@trpc\/[^"']+)"' has no exported member (?:named )?'([^']+)'/.exec(message) ?? [];
  if (from === undefined || name === undefined) return undefined;
  const having: DocVersion[] = [];
  for (const other of docVersions.filter((one) => one !== version)) {
    const { problems } = await compiler.compile(`import { ${name} } from '${from}';`, other.label, 'ts');
    if (problems.length === 0) having.push(other);
  }
  const note = `${name} is an export of ${from} in ${list(having)}, not in ${version.label}. Make sure which version the project uses.`;
  return having.length > 0 ? { name, nearest: nearestTo(version, having), note } : undefined;
}

function nearestTo(version: DocVersion, having: readonly DocVersion[]): DocVersion {
  const distance = (one: DocVersion) => Math.abs(Number(one.id) - Number(version.id));
  return having.toSorted((a, b) => distance(a) - distance(b))[0]!;
}

const list = (versions: readonly DocVersion[]) =>
  joinWords(
    versions.map(({ label }) => label),
    'and',
  );
