/**
 * Freezes the current version of the docs, and makes `docs` the next one. If an old address would lead elsewhere
 * afterwards, it reports that and changes nothing.
 *
 *   npm run cut-version -- 12.x
 */
import { execFile } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Redirect } from '@typed-docs/redirects/types';
import { runMain } from '@typed-docs/utils/run-main';
import { globSync } from 'tinyglobby';
import { apiReference, referenceFolder } from '../config/api-reference.ts';
import { librariesOf } from '../config/package-sets.ts';
import { addressOf, majorOf, versions } from '../config/versions.ts';
import { compareRedirects, type RedirectComparison } from './cut-version/compare-redirects.ts';
import {
  checkCut,
  editLibrary,
  editLibraryNames,
  editPackageSets,
  editSidebars,
  editTypeDescriptions,
  editVersions,
  type Cut,
} from './cut-version/plan-cut.ts';

const root = path.resolve(__dirname, '..');
const run = promisify(execFile);

/** Exactly what the command writes, so that it can be restored with Git. */
const written = ['docs', 'versioned_docs', 'versioned_sidebars', 'versions.json', 'config', 'library'];

async function start(command: string, args: readonly string[]): Promise<string> {
  return (await run(command, [...args], { cwd: root, maxBuffer: 2 ** 26, shell: process.platform === 'win32' })).stdout;
}

const npx = (...args: string[]) => start('npx', ['--no-install', ...args]);

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** @returns whether the file changed */
function edit(file: string, change: (source: string) => string): boolean {
  const source = read(file);
  const changed = change(source);
  if (changed !== source) writeFileSync(path.join(root, file), changed);
  return changed !== source;
}

async function step<Result>(name: string, work: () => Result | Promise<Result>): Promise<Result> {
  const started = performance.now();
  const result = await work();
  console.log(`${name}: ${((performance.now() - started) / 1000).toFixed(1)} s`);
  return result;
}

const readRedirects = async () =>
  JSON.parse(await npx('tsx', 'scripts/cut-version/list-redirects.ts')) as { pages: string[]; redirects: Redirect[] };

async function findProblems(args: readonly string[]): Promise<string[]> {
  const changed = await start('git', ['status', '--porcelain', '--untracked-files=all', '--', ...written]);
  return checkCut(args, {
    current: versions.current.label,
    frozen: JSON.parse(read('versions.json')) as string[],
    libraries: readdirSync(path.join(root, 'library')),
    changedFiles: changed.split('\n').flatMap((line) => line.slice(3) || []),
    isBuilt: ['build/addresses.json', '.docusaurus/globalData.json'].every((file) => existsSync(path.join(root, file))),
  });
}

async function freezePages({ frozen }: Cut): Promise<void> {
  await npx('docusaurus', 'docs:version', frozen);
  const reference = path.posix.relative('docs', referenceFolder);
  rmSync(path.join(root, `versioned_docs/version-${frozen}`, reference), { recursive: true, force: true });
  edit(`versioned_sidebars/version-${frozen}-sidebars.json`, (source) => editSidebars(source, reference));
}

function copyLibraries(cut: Cut): string[] {
  return librariesOf(cut.frozen).map((set) => {
    const copy = set.replace(cut.frozen, cut.next);
    const [from, to] = [set, copy].map((name) => path.join(root, 'library', name)) as [string, string];
    cpSync(from, to, {
      recursive: true,
      verbatimSymlinks: true,
      // Left by runs of samples.
      filter: (source) => source !== path.join(from, '.run'),
    });
    for (const file of ['package.json', 'package-lock.json']) {
      edit(`library/${copy}/${file}`, (source) => editLibrary(source, cut));
    }
    return copy;
  });
}

async function restore(cut: Cut, libraries: readonly string[]): Promise<void> {
  await start('git', ['checkout', '--quiet', '--', ...written]);
  const added = [
    `versioned_docs/version-${cut.frozen}`,
    `versioned_sidebars/version-${cut.frozen}-sidebars.json`,
    ...libraries.map((set) => `library/${set}`),
  ];
  for (const file of added) rmSync(path.join(root, file), { recursive: true, force: true });
}

function describeChanges({ changed }: RedirectComparison): string {
  const rows = changed.map(
    ({ from, before, after }) =>
      `${from} - expected ${before}, as before the cut; found ${after ?? 'nothing'}. ` +
      `Pin it in config/redirects.ts: '${from}': '${before}'`,
  );
  return ['cut-version: nothing was changed, because old addresses would lead elsewhere:', ...rows].join('\n');
}

async function main(): Promise<number> {
  const args = process.argv.slice(2);
  const problems = await findProblems(args);
  if (problems.length > 0) throw new Error(problems.map((problem) => `cut-version: ${problem}`).join('\n'));
  const cut: Cut = { frozen: versions.current.label, next: args[0]! };
  const added = librariesOf(cut.frozen).map((set) => set.replace(cut.frozen, cut.next));
  const before = await step('Redirects before', readRedirects);
  let comparison: RedirectComparison;
  let renamed: string[];
  try {
    await step(`Pages of ${cut.frozen}`, () => freezePages(cut));
    await step(`Packages of ${cut.next}`, () => copyLibraries(cut));
    renamed = await step(`Versions, and libraries named in pages`, () => {
      edit('config/versions.ts', (source) => editVersions(source, cut));
      edit('config/package-sets.ts', (source) => editPackageSets(source, cut));
      edit(apiReference.typeDescriptions, (source) => editTypeDescriptions(source, cut));
      const pages = globSync('docs/**/*.{md,mdx}', { cwd: root, ignore: [`${referenceFolder}/**`] });
      return pages.filter((file) => edit(file, (source) => editLibraryNames(source, cut)));
    });
    await step('Format', () =>
      npx('prettier', '--write', 'config', 'versions.json', `versioned_sidebars/version-${cut.frozen}-sidebars.json`),
    );
    const after = await step('Redirects after', readRedirects);
    comparison = compareRedirects(before.redirects, after.redirects, new Set(after.pages), {
      before: addressOf('current'),
      after: `/docs/v${majorOf('current')}`,
    });
    if (comparison.changed.length > 0) throw new Error(describeChanges(comparison));
  } catch (error) {
    await restore(cut, added);
    throw error;
  }
  console.log(
    [
      '',
      `${cut.next} is the current version, and ${cut.frozen} is frozen at /docs/v${majorOf('current')}.`,
      `Of ${before.redirects.length} redirects, ${comparison.same} still lead to the same page, ${comparison.frozen} to the frozen page on their subject, and ${comparison.pages} are now pages.`,
      '',
      'Written:',
      `  versioned_docs/version-${cut.frozen}, versioned_sidebars/version-${cut.frozen}-sidebars.json, versions.json: the frozen pages`,
      `  config/versions.ts, config/package-sets.ts, ${apiReference.typeDescriptions}: the versions and their packages`,
      `  ${added.map((set) => `library/${set}`).join(', ')}: copies of the packages of ${cut.frozen}`,
      `  docs: ${renamed.length} pages whose samples name a library`,
      '',
      'Next:',
      '  1. review the changes: git status && git diff',
      '  2. npm run build, then npm run check-content -- --record for the new addresses',
      '  3. commit',
      `  4. once npm has releases of ${cut.next}: npm run update-library -- ${cut.next} and npm run compare-releases -- ${cut.next}`,
    ].join('\n'),
  );
  return 0;
}

void runMain(main);
