/** The site's names for a version. */
export interface Cut {
  /** Label of the version to freeze: `11.x`. */
  frozen: string;
  /** Label of the new current version: `12.x`. */
  next: string;
}

export interface SiteState {
  current: string;
  /** Docusaurus' names of the frozen versions, as in `versions.json`. */
  frozen: readonly string[];
  /** Folders of `library`. */
  libraries: readonly string[];
  /** Files with uncommitted changes among those that the command writes. */
  changedFiles: readonly string[];
  isBuilt: boolean;
}

const usage = 'Usage: npm run cut-version -- <label of the new current version>';

/** @returns problems to solve first, each with what to do */
export function checkCut(args: readonly string[], { current, frozen, ...site }: SiteState): string[] {
  const [next = ''] = args;
  const major = /^([1-9]\d*)\.x$/.exec(next)?.[1];
  if (args.length !== 1 || major === undefined) {
    const example = `${Number.parseInt(current, 10) + 1}.x`;
    return [`expected one label such as ${example}; found ${args.join(' ') || 'none'}. ${usage}`];
  }
  if (Number(major) <= Number.parseInt(current, 10)) {
    return [`expected a version later than ${current}, the current one in config/versions.ts; found ${next}.`];
  }
  const problems: string[] = [];
  if (frozen.includes(current)) {
    problems.push(
      `expected no ${current} in versions.json, because it isn't frozen yet; give \`current\` in config/versions.ts its own label.`,
    );
  }
  const present = site.libraries.filter((name) => name === next || name.startsWith(`${next}-`));
  if (present.length > 0) {
    problems.push(
      `expected no ${present.map((name) => `library/${name}`).join(', ')}: the packages of ${current} are copied there. Remove the folder.`,
    );
  }
  if (site.changedFiles.length > 0) {
    problems.push(
      `expected no uncommitted changes in the files that this command writes; commit or restore ${site.changedFiles.join(', ')}.`,
    );
  }
  if (!site.isBuilt) {
    problems.push(
      'expected a built site, to compare its addresses with those after the cut; run `npm run build` first.',
    );
  }
  return problems;
}

/** @throws an error that says what config/versions.ts should contain */
export function editVersions(source: string, { frozen, next }: Cut): string {
  const row = new RegExp(`^  current: \\{ label: '${escape(frozen)}'(.*) \\},$`, 'm');
  if (!row.test(source)) {
    throw new Error(`config/versions.ts: expected a line \`  current: { label: '${frozen}', … },\`; found none.`);
  }
  const path = `v${frozen.replace(/\.x$/, '')}`;
  return source.replace(
    row,
    (_, others: string) =>
      `  current: { label: '${next}'${others} },\n` +
      `  '${frozen}': { label: '${frozen}', path: '${path}', banner: 'unmaintained', badge: true },`,
  );
}

/** Copies the sets for the new version, and keeps the frozen pages on the sets of their originals. */
export function editPackageSets(source: string, { frozen, next }: Cut): string {
  const sets = new RegExp(`^  '${escape(frozen)}': \\{\\n[^]*?^  \\},\\n`, 'm');
  return source
    .replace(sets, (block) => block.replaceAll(`'${frozen}`, `'${next}`) + block)
    .replace(/^ {2}'docs\/(.*)\n/gm, (row, rest: string) => `${row}  'versioned_docs/version-${frozen}/${rest}\n`);
}

/** Copies the descriptions of type tables for the libraries of the new version. */
export function editTypeDescriptions(source: string, { frozen, next }: Cut): string {
  const libraries = Object.entries(JSON.parse(source) as Record<string, unknown>);
  const copies = libraries
    .filter(([name]) => name === frozen || name.startsWith(`${frozen}-`))
    .map(([name, descriptions]) => [name.replace(frozen, next), descriptions]);
  return `${JSON.stringify(Object.fromEntries([...copies, ...libraries]), null, 2)}\n`;
}

/** Pages of the new version name their own libraries. */
export function editLibraryNames(source: string, { frozen, next }: Cut): string {
  return source.replace(new RegExp(`(\\blibrary(?:=|: *)["']?)${escape(frozen)}(?![\\w.])`, 'g'), `$1${next}`);
}

/** The package.json or lockfile of a set. */
export function editLibrary(source: string, { frozen, next }: Cut): string {
  return source
    .replaceAll(`"name": "library-${frozen}`, `"name": "library-${next}`)
    .replace(/^ {2}"description": ".*"/m, (line) => line.replaceAll(frozen, next));
}

type SidebarItem = string | { id?: string; link?: { id?: string } };

/** Omits the API reference, which is generated only for the current version. */
export function editSidebars(source: string, referenceFolder: string): string {
  const sidebars = JSON.parse(source) as Record<string, SidebarItem[]>;
  const idOf = (item: SidebarItem) => (typeof item === 'string' ? item : (item.id ?? item.link?.id));
  const kept = Object.entries(sidebars).map(([name, items]) => [
    name,
    items.filter((item) => !idOf(item)?.startsWith(`${referenceFolder}/`)),
  ]);
  return `${JSON.stringify(Object.fromEntries(kept), null, 2)}\n`;
}

const escape = (text: string) => text.replaceAll('.', '\\.');
