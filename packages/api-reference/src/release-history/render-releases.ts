import { joinWords } from '@typed-docs/utils/suggest';
import { inlineCode, link } from '../mdx.ts';
import { joinBlocks } from '../render-page.ts';
import type { ReferenceSite } from '../symbols.ts';
import type { NamesByEntryPoint, ReleaseChanges, ReleaseHistory } from './history.ts';

/** Written by hand, in Markdown, by version. */
export type ReleaseNotes = Record<string, { summary: string; details: string[] }>;

export interface ReleaseList {
  /** Of one major version, in the order in which packages are shown. */
  histories: readonly ReleaseHistory[];
  notes: ReleaseNotes;
  /** Address of the page of an export, if it has one. */
  pageOf: (specifier: string, name: string) => string | undefined;
  site: ReferenceSite;
}

const kinds: Record<keyof ReleaseChanges, string> = {
  added: 'Added',
  changed: 'Changed declarations',
  deprecated: 'Deprecated',
  removed: 'Removed',
};

/** Longer lists are collapsed. */
const longList = 10;

interface PackageRelease {
  history: ReleaseHistory;
  changes: ReleaseChanges;
}

/** @returns MDX with a section for each release that changed exports, newest first */
export function renderReleases(list: ReleaseList): string {
  const versions = listVersions(list.histories);
  const blocks: string[] = [];
  let unchanged: string[] = [];
  const flush = () => {
    if (unchanged.length > 0) blocks.push(`No changes to exports: ${joinWords(unchanged, 'and')}.`);
    unchanged = [];
  };
  for (const version of versions) {
    const packages = packagesOf(version, list.histories);
    const note = list.notes[version];
    const isFirst = version === versions.at(-1);
    if (!note && !isFirst && packages.every(({ changes }) => Object.keys(changes).length === 0)) {
      unchanged.push(version);
      continue;
    }
    flush();
    blocks.push(
      `## ${version} {/* #v${version.replaceAll('.', '-')} */}`,
      describePackages(version, packages, list.histories),
      note?.summary ?? '',
      note?.details.map((detail) => `- ${detail}`).join('\n') ?? '',
      ...(Object.keys(kinds) as (keyof ReleaseChanges)[]).flatMap((kind) => listChanges(kind, packages, list)),
      isFirst
        ? 'The first stable release. Exports that no later release lists as added have existed since this one.'
        : '',
    );
  }
  flush();
  return joinBlocks(blocks);
}

/** Newest first. */
function listVersions(histories: readonly ReleaseHistory[]): string[] {
  const versions = new Set(histories.flatMap(({ releases }) => releases.map(({ version }) => version)));
  return [...versions].sort((a, b) => compareVersions(b, a));
}

function compareVersions(a: string, b: string): number {
  return a.localeCompare(b, 'en', { numeric: true });
}

function packagesOf(version: string, histories: readonly ReleaseHistory[]): PackageRelease[] {
  return histories.flatMap((history) => {
    const release = history.releases.find((one) => one.version === version);
    if (!release) return [];
    const { added, changed, deprecated, removed } = release;
    const changes = Object.entries({ added, changed, deprecated, removed }).filter(([, names]) => names !== undefined);
    return [{ history, changes: Object.fromEntries(changes) }];
  });
}

/** Packages need the same version as their dependencies, so it matters which ones lack a release. */
function describePackages(
  version: string,
  released: readonly PackageRelease[],
  histories: readonly ReleaseHistory[],
): string {
  const isReleased = (history: ReleaseHistory) => released.some((one) => one.history === history);
  const others = histories.filter((history) => !isReleased(history));
  if (others.length === 0) return '';
  const names = joinWords(
    released.map(({ history }) => inlineCode(history.package)),
    'and',
  );
  const missing = others.map((history) => {
    const newest = history.releases.findLast((one) => compareVersions(one.version, version) < 0);
    return inlineCode(history.package) + (newest ? ` (stays at ${newest.version})` : '');
  });
  return `Released: ${names}. Not in this release: ${joinWords(missing, 'and')}.`;
}

function listChanges(kind: keyof ReleaseChanges, packages: readonly PackageRelease[], list: ReleaseList): string[] {
  const places = packages.flatMap(({ history, changes }) =>
    placesOf(changes[kind] ?? {}).map(([path, names]) => ({ specifier: history.package + path.slice(1), names })),
  );
  if (places.length === 0) return [];
  const count = places.reduce((sum, { names }) => sum + names.length, 0);
  const items = places.map(({ specifier, names }) => {
    const links = names.map((name) => {
      const page = list.pageOf(specifier, name);
      return page === undefined ? inlineCode(name) : link(inlineCode(name), page, list.site);
    });
    return `- ${inlineCode(specifier)}: ${links.join(', ')}`;
  });
  return count > longList
    ? [`<details>\n<summary>${kinds[kind]}: ${count} exports</summary>\n\n${items.join('\n')}\n\n</details>`]
    : [`**${kinds[kind]}**`, items.join('\n')];
}

/** Names that several entry points export are listed under the one with the shortest path. */
function placesOf(names: NamesByEntryPoint): [path: string, names: string[]][] {
  const seen = new Set<string>();
  return Object.entries(names)
    .sort(([a], [b]) => a.length - b.length)
    .map(([path, all]): [string, string[]] => {
      const own = all.filter((name) => !seen.has(name));
      for (const name of own) seen.add(name);
      return [path, own];
    })
    .filter(([, own]) => own.length > 0);
}
