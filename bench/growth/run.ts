/**
 * Measures what more pages cost: builds the site as it is, and with synthetic guides added to the current version.
 *
 *   npm run bench:growth                  with 0, 1000 and 5000 guides more
 *   npm run bench:growth -- 0 200         with these numbers
 *
 * Each build starts with the results of samples, the API reference and the cards that the last build left, and without the
 * bundler's cache. Prints seconds, in all and of each phase, the most memory that was in use, what the quickstart and its
 * entry scripts weigh in kB with Brotli, and what the search index of the version does. Exits 1 when a site cannot be built.
 */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { searchFolder } from '../../core/search/manifest.ts';
import { writeGuide } from './pages.ts';

const root = path.resolve(__dirname, '../..');
/** Within the repository, whose packages it finds there; Git and the tools leave the folder out. */
const site = path.join(root, 'tests/.sites/growth');
/** Phases of a build, as it names them itself (scripts/build.ts), and what the table calls them. */
const phases = {
  'Content loaded': 'content s',
  'Pages and bundles compiled': 'bundles s',
  'Pages rendered': 'pages s',
  'Files made of pages': 'files s',
};
const columns = ['guides more', 'build s', ...Object.values(phases), 'memory MB', 'HTML kB', 'entry kB', 'index kB'];

function main(args: string[]): void {
  const counts = args.length > 0 ? args.map(Number) : [0, 1000, 5000];
  if (!counts.every((count) => Number.isInteger(count) && count >= 0)) {
    throw new Error(`expected numbers of guides, such as "0 200", but got "${args.join(' ')}"`);
  }
  printRow(columns);
  try {
    for (const count of counts) {
      assembleSite(count);
      printRow([count, ...buildSite(), ...weighSite().map((bytes) => (bytes / 1024).toFixed(1))]);
    }
  } finally {
    rmSync(site, { recursive: true, force: true });
  }
}

/** Lays out a copy of the repository with more guides, all of them in the sidebar. */
function assembleSite(count: number): void {
  rmSync(site, { recursive: true, force: true });
  const { stdout } = spawnSync('git', ['ls-files', '-z', '--', ':!library', ':!tests'], {
    cwd: root,
    encoding: 'utf8',
  });
  for (const file of stdout.split('\0').filter((name) => name && existsSync(path.join(root, name)))) {
    cpSync(path.join(root, file), path.join(site, file), { recursive: true });
  }
  linkFolder(path.join(root, 'library'), path.join(site, 'library'));
  for (const cache of ['api-reference', 'markdown-twins', 'package-sizes', 'snippets', 'social-cards']) {
    const folder = path.join('node_modules/.cache', cache);
    if (existsSync(path.join(root, folder))) linkFolder(path.join(root, folder), path.join(site, folder));
  }
  const ids = Array.from({ length: count }, (_, number) => `growth/guide-${number}`);
  mkdirSync(path.join(site, 'docs/growth'));
  ids.forEach((id, number) => writeFileSync(path.join(site, 'docs', `${id}.mdx`), writeGuide(number)));
  renameSync(path.join(site, 'sidebars.ts'), path.join(site, 'sidebars.before.ts'));
  writeFileSync(
    path.join(site, 'sidebars.ts'),
    `import sidebars from './sidebars.before.ts';
const groups = ${JSON.stringify(groupBy(ids, 50))};
export default { docs: [...sidebars.docs, ...groups.map((items, i) => ({ type: 'category', label: 'More ' + i, items }))] };
`,
  );
}

function groupBy<T>(items: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, i) => items.slice(i * size, (i + 1) * size));
}

/** Copies a folder without its contents taking up room twice; nothing in it is written to, only replaced. */
function linkFolder(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) linkFolder(source, target);
    else if (entry.isSymbolicLink()) cpSync(source, target, { verbatimSymlinks: true });
    else linkSync(source, target);
  }
}

/** @returns Seconds, in all and of each phase, and the most memory in use, in MB. */
function buildSite(): string[] {
  const started = performance.now();
  const { status, stdout, stderr } = spawnSync('npm', ['run', 'build'], {
    cwd: site,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  const memory = /(\d+) MB at most/.exec(stdout)?.[1];
  if (status !== 0 || memory === undefined) throw new Error(`the site was not built:\n${stdout}${stderr}`);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  return [seconds, ...Object.keys(phases).map((phase) => secondsOf(phase, stdout)), memory];
}

/** Reads the table at the end of a build. */
function secondsOf(phase: string, output: string): string {
  return new RegExp(`^${phase} +([\\d.]+)`, 'm').exec(output)?.[1] ?? '?';
}

/** @returns Bytes of the quickstart, of the scripts that it names, and of the version's search index. */
function weighSite(): number[] {
  const read = (file: string) => readFileSync(path.join(site, 'build', file));
  const html = read('docs/quickstart.html');
  const scripts = /data-scripts="([^"]+)"/.exec(html.toString())?.[1]?.split(' ') ?? [];
  const index = readdirSync(path.join(site, 'build', searchFolder)).find((file) => file.includes('current'))!;
  const weigh = (content: Buffer) => brotliCompressSync(content).length;
  return [
    weigh(html),
    scripts.reduce((sum, script) => sum + weigh(read(script)), 0),
    weigh(read(path.join(searchFolder, index))),
  ];
}

function printRow(cells: readonly (string | number)[]): void {
  console.log(cells.map((cell, i) => String(cell).padStart(columns[i]!.length)).join('  '));
}

main(process.argv.slice(2));
