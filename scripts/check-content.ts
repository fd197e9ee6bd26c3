/**
 * Compares the built site with the list of routes (config/routes.json): which pages stand, which are missing, and
 * whether every page that stands has a description of its own and a place in a sidebar.
 *
 *   npm run check-content                     after a build
 *   tsx scripts/check-content.ts --mark       also marks the pages that stand as done in the list
 *   tsx scripts/check-content.ts <dir>        the build of another site folder
 *
 * Exits 1 when something is wrong, 2 when it could not look.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { readEnv } from '../config/env.ts';
import { versions } from '../config/versions.ts';
import type { PageSource } from '../core/build-errors/page-sources.ts';
import { pathOfFile, readBuiltPage, type BuiltPage } from '../core/content/built-page.ts';
import { withoutBase } from '../core/content/address.ts';
import { checkContent } from '../core/content/check-content.ts';
import { formatProblem, formatProgress } from '../core/content/report.ts';
import { groupRoutes, markDone, type RouteList } from '../core/content/routes.ts';

const listFile = path.resolve(__dirname, '../config/routes.json');

async function main(args: string[]): Promise<number> {
  const { siteDir, mark } = readArguments(args);
  const { baseUrl } = readEnv();
  const build = path.join(siteDir, 'build');
  if (!existsSync(build)) {
    throw new Error(`There is no built site in ${path.relative('', build) || build}: run \`npm run build\` first.`);
  }

  const pages = readPages(build, baseUrl);
  const standing = new Set(pages.map((page) => page.path));
  let list = JSON.parse(readFileSync(listFile, 'utf8')) as RouteList;
  if (mark) {
    list = markDone(list, standing);
    await writeList(list);
  }

  const labels = Object.fromEntries(Object.entries(versions).map(([version, { label }]) => [version, label]));
  const groups = groupRoutes(list, labels);
  console.log(formatProgress(groups, standing).join('\n'));

  const problems = checkContent({
    routes: groups.flatMap(({ routes }) => routes),
    pages,
    sitemap: readSitemap(build, baseUrl),
  });
  const sources = readPageSources(siteDir, baseUrl);
  for (const problem of problems) console.error(`\n${formatProblem(problem, sources.get(problem.path))}`);
  console.log(`\n${count(problems.length, 'problem')} in ${count(pages.length, 'page')}`);
  return problems.length > 0 ? 1 : 0;
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

function readArguments(args: string[]): { siteDir: string; mark: boolean } {
  const unknown = args.find((arg) => arg.startsWith('-') && arg !== '--mark');
  if (unknown) throw new Error(`Unknown option ${unknown}: the one option is --mark.`);
  const [siteDir = path.dirname(path.dirname(listFile)), ...more] = args.filter((arg) => arg !== '--mark');
  if (more.length > 0) throw new Error(`One site folder can be checked at a time, but there is also ${more[0]}.`);
  return { siteDir: path.resolve(siteDir), mark: args.includes('--mark') };
}

function readPages(build: string, baseUrl: string): BuiltPage[] {
  return globSync('**/*.html', { cwd: build, ignore: ['404.html', 'assets/**'] })
    .map((file) => readBuiltPage(pathOfFile(file), readFileSync(path.join(build, file), 'utf8'), baseUrl))
    .filter((page) => page !== undefined)
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

function readSitemap(build: string, baseUrl: string): Map<string, string> {
  const file = path.join(build, 'sitemap.xml');
  if (!existsSync(file)) throw new Error(`There is no ${path.relative('', file)}: the sitemap plugin is off.`);
  const addresses = [...readFileSync(file, 'utf8').matchAll(/<loc>(.*?)<\/loc>/g)].map((match) => match[1]!);
  return new Map(addresses.map((address) => [withoutBase(new URL(address).pathname, baseUrl), address]));
}

/** The list that plugins/page-sources leaves behind; without it the problems name addresses only. */
function readPageSources(siteDir: string, baseUrl: string): Map<string, string> {
  const file = path.join(siteDir, '.docusaurus/page-sources/default/page-sources.json');
  const sources = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as PageSource[]) : [];
  return new Map(sources.map((source) => [withoutBase(source.address, baseUrl), source.file]));
}

/** Prettier decides the layout, so that the check of formatting agrees with what is written. */
async function writeList(list: RouteList): Promise<void> {
  const { format, resolveConfig } = await import('prettier');
  const options = { ...(await resolveConfig(listFile)), filepath: listFile };
  writeFileSync(listFile, await format(JSON.stringify(list), options));
}

main(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 2;
  },
);
