import { joinWords } from '@typed-docs/utils/suggest';
import type { DocumentedLibrary, DocVersion } from './documented-library.ts';
import type { SnippetCompiler, TimeBudget } from './snippet-compiler.ts';

/** Export or package that the requested version lacks but others have. */
export interface Elsewhere {
  name: string;
  /** Closest version that has it. */
  nearest: DocVersion;
  note: string;
}

/** @returns packages of other versions, by error message */
export function findPackagesElsewhere(
  messages: readonly string[],
  library: DocumentedLibrary,
  version: DocVersion,
  compiler: SnippetCompiler,
): Map<string, Elsewhere> {
  const own = compiler.packagesOf(version.label);
  const found = new Map<string, Elsewhere>();
  for (const message of messages) {
    const [, module] = /^Cannot find module '(@[\w-]+\/[\w-]+)/.exec(message) ?? [];
    if (module === undefined || !module.startsWith(`${library.scope}/`) || own.includes(module)) continue;
    const having = library.versions.filter(({ label }) => compiler.packagesOf(label).includes(module));
    if (having.length === 0) continue;
    const note = `${module} is a package in ${list(having)}. ${version.label} has ${joinWords(own, 'and')}.`;
    found.set(message, { name: module, nearest: nearestTo(version, having), note });
  }
  return found;
}

/** Finds exports of other versions: the most frequent mistake of agents that learned from code for another version. */
export async function findExportsElsewhere(
  messages: readonly string[],
  library: DocumentedLibrary,
  version: DocVersion,
  compiler: SnippetCompiler,
  budget: TimeBudget,
): Promise<Map<string, Elsewhere>> {
  const missing = [...new Set(messages)].flatMap((message) => {
    const [, from, name] = /'"(@[\w/.-]+)"' has no exported member (?:named )?'([\w$]+)'/.exec(message) ?? [];
    return from === undefined || name === undefined || !from.startsWith(`${library.scope}/`)
      ? []
      : [{ message, from, name, having: [] as DocVersion[] }];
  });
  if (missing.length === 0) return new Map();
  // One compilation per version for all exports, because loading the types of a version takes seconds.
  const code = missing.map(({ from, name }, i) => `import { ${name} as name${i} } from '${from}';`).join('\n');
  for (const other of library.versions.filter((one) => one !== version)) {
    const { problems } = await compiler.compile(code, other.label, 'ts', budget);
    const failed = new Set(problems.map(({ line }) => line));
    for (const { having } of missing.filter((_, i) => !failed.has(i + 1))) having.push(other);
  }
  return new Map(
    missing
      .filter(({ having }) => having.length > 0)
      .map(({ message, from, name, having }) => {
        const note = `${name} is an export of ${from} in ${list(having)}, not in ${version.label}. Check which version the project uses.`;
        return [message, { name, nearest: nearestTo(version, having), note }];
      }),
  );
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
