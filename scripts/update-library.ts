/**
 * Moves the package sets of a version to the newest releases that npm installs together, and lists what a maintainer
 * has to do. If nothing is new, it shows that nothing is left to do.
 *
 *   npm run update-library -- [<version>] [--report <file>]     without a version, the current one
 */
import { execFile } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { major, satisfies } from 'semver';
import { createApiReference } from '@typed-docs/api-reference';
import { checkTypeTables } from '@typed-docs/api-reference/type-table/check-type-tables';
import { createSnippets } from '@typed-docs/snippets';
import { dedupeProblems } from '@typed-docs/snippets/report';
import { checkSnippets } from '@typed-docs/snippets/check-snippets';
import { readSite } from '@typed-docs/snippets/site';
import type { Problem } from '@typed-docs/snippets/types';
import { runMain } from '@typed-docs/utils/run-main';
import { apiReference } from '../config/api-reference.ts';
import { productionUrl } from '../config/env.ts';
import { librariesOf } from '../config/package-sets.ts';
import { readReleaseHistories, releaseHistoryFolder } from '../config/releases.ts';
import { snippets } from '../config/snippets.ts';
import { versions } from '../config/versions.ts';
import { chooseReleases, newestCompatible, sincePrerelease, type Release } from './library-update/choose-releases.ts';
import { checkCommentLinks } from './library-update/comment-links.ts';
import { listExportChanges } from './library-update/export-changes.ts';
import {
  formatReport,
  nothingToDo,
  type ChangedOutput,
  type ExportChange,
  type UpdatedPackage,
} from './library-update/report.ts';
import { restoringOnFailure } from './library-update/restore-files.ts';

const root = path.resolve(__dirname, '..');
const scope = '@trpc';

interface Manifest {
  dependencies: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const run = promisify(execFile);

async function npm(args: readonly string[], cwd = root): Promise<string> {
  // `npm run --silent` would pass its log level to npm, which then omits the reason of an error.
  return (
    await run('npm', ['--loglevel=error', ...args], {
      cwd,
      maxBuffer: 100_000_000,
      shell: process.platform === 'win32',
    })
  ).stdout;
}

/** Sets share most packages. */
const viewed = new Map<string, Promise<string>>();

/** npm prints one object for one release, and a list for several. */
async function view<Fields>(spec: string, ...fields: string[]): Promise<Fields[]> {
  const key = [spec, ...fields].join(' ');
  const known = viewed.get(key) ?? npm(['view', spec, ...fields, '--json']);
  viewed.set(key, known);
  const parsed = JSON.parse((await known) || '[]') as Fields | Fields[];
  return Array.isArray(parsed) ? parsed : [parsed];
}

/** @param label of a docs version that may have no stable release yet */
async function readReleases(name: string, current: string, label: string): Promise<Release[]> {
  const all = await view<string>(name, 'versions');
  const isAwaited = major(current) < Number.parseInt(label, 10);
  const hasCome = isAwaited && all.some((version) => satisfies(version, label));
  if (isAwaited && !hasCome)
    console.log(`npm has no stable ${name} ${label} yet; the releases of ${major(current)}.x are taken.`);
  // Packages without a stable release are pinned to a prerelease.
  const specs =
    current.includes('-') && !hasCome
      ? sincePrerelease(current, all).map((version) => `${name}@${version}`)
      : [`${name}@${hasCome ? label : major(current)}`];
  const releases = await Promise.all(
    specs.map((spec) =>
      view<{ version: string; peerDependencies?: Record<string, string> }>(spec, 'version', 'peerDependencies'),
    ),
  );
  return releases.flat().map(({ version, peerDependencies = {} }) => ({ version, peers: peerDependencies }));
}

async function updateSet(set: string, label: string): Promise<UpdatedPackage[]> {
  const file = path.join(root, 'library', set, 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  const groups = [manifest.dependencies, manifest.devDependencies ?? {}];
  const all = Object.assign({}, ...groups) as Record<string, string>;
  const isDocumented = (name: string) => name.startsWith(`${scope}/`);
  const documented = Object.entries(all).filter(([name]) => isDocumented(name));
  const releases = await Promise.all(
    documented.map(async ([name, current]) => [name, await readReleases(name, current, label)] as const),
  );
  const chosen = chooseReleases(new Map(releases));
  for (const [name, current] of Object.entries(all)) {
    if (isDocumented(name)) continue;
    chosen.set(name, newestCompatible(name, current, await view<string>(name, 'versions')));
  }
  const updated = Object.entries(all).flatMap(([name, from]) => {
    const to = chosen.get(name)!;
    return to === from ? [] : [{ set, name, from, to }];
  });
  if (updated.length === 0) return [];
  for (const group of groups) {
    for (const name of Object.keys(group)) group[name] = chosen.get(name)!;
  }
  writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`);
  try {
    await npm(['install', '--package-lock-only', '--no-audit', '--no-fund'], path.dirname(file));
  } catch (error) {
    throw new Error(
      `npm does not install the newest releases together. If some are yet to be published, try again later.\n${(error as Error).message}`,
    );
  }
  return updated;
}

/** Added exports that no guide names. */
async function listWithoutGuide(changes: readonly ExportChange[]): Promise<string[]> {
  const added = new Set(changes.filter(({ change }) => change === 'added').flatMap((change) => change.exports));
  if (added.size === 0) return [];
  const created = createSnippets(snippets);
  await created.store.compileAll();
  const { symbols } = await createApiReference({ ...apiReference, snippets: created }).readCoverage();
  const missing = symbols.filter(({ name, guides, mark }) => added.has(name) && guides.length === 0 && !mark);
  return [...new Set(missing.map(({ name, entryPoint }) => `${name} (${entryPoint})`))].sort();
}

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { report: { type: 'string' } },
  });
  const [version = versions.current.label] = positionals;
  const labels: string[] = Object.values(versions).map(({ label }) => label);
  if (!labels.includes(version)) {
    throw new Error(
      `update-library: expected a version of the docs (${labels.join(', ')}); found ${version}. ` +
        'Usage: npm run update-library -- [<version>] [--report <file>]',
    );
  }
  const sets = librariesOf(version);
  const updated: UpdatedPackage[] = [];
  const manifests = sets.flatMap((set) =>
    ['package.json', 'package-lock.json'].map((name) => path.join(root, 'library', set, name)),
  );
  await restoringOnFailure(manifests, async () => {
    for (const [i, set] of sets.entries()) {
      console.log(`Package sets: ${i + 1} of ${sets.length}, ${set}`);
      try {
        updated.push(...(await updateSet(set, version)));
      } catch (error) {
        throw new Error(`library/${set}/package.json: ${(error as Error).message.trim()}`);
      }
    }
    if (updated.length > 0) {
      console.log(`Installing ${updated.length} packages`);
      await npm(['run', 'postinstall']);
      if (existsSync(path.join(releaseHistoryFolder, version))) await npm(['run', 'compare-releases', '--', version]);
    }
  });
  const site = readSite(snippets);
  const { problems } = await checkSnippets(site, { run: true });
  const tableProblems = await checkTypeTables({ site, descriptions: apiReference.typeDescriptions });
  const outputs: ChangedOutput[] = [];
  const failing: Problem[] = [];
  for (const problem of dedupeProblems([...problems, ...tableProblems])) {
    const [first, ...diff] = problem.message.split('\n');
    if (/^this is not what the block on line \d+ prints/.test(first!)) {
      outputs.push({ path: problem.path, line: problem.line, diff: diff.map((line) => line.trim()).join('\n') });
    } else {
      failing.push(problem);
    }
  }
  const exports = listExportChanges(updated, readReleaseHistories());
  const build = path.join(root, 'build');
  const libraries = sets.map((set) => path.join(root, 'library', set));
  const report = {
    version,
    updated,
    exports,
    failing,
    outputs,
    withoutGuide: await listWithoutGuide(exports),
    deadLinks: existsSync(build)
      ? checkCommentLinks(build, libraries, { origin: productionUrl, scope }).problems
      : undefined,
  };
  const text = formatReport(report);
  console.log(`\n${text}`);
  if (values.report !== undefined) writeFileSync(values.report, text);
  return nothingToDo(report) ? 0 : 1;
}

void runMain(main);
