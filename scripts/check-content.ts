/**
 * Checks the built site: every address in config/routes.json leads somewhere, generated pages and pages in TSX have a description,
 * no two pages share one, and the site stays within the limits of config/limits.ts. Exits with 1 for problems, and with 2
 * when there is nothing to check.
 *
 *   npm run check-content                     after a build
 *   npm run check-content -- --record         also adds the addresses of new pages to config/routes.json
 *   tsx scripts/check-content.ts <dir>        the build of another site folder
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { globSync } from 'tinyglobby';
import { readEnv } from '../config/env.ts';
import { siteLimits } from '../config/limits.ts';
import { pathOfFile, readBuiltPage, type BuiltPage } from './content-checks/built-page.ts';
import { addressesFile, type KnownAddresses } from '@typed-docs/redirects/find-address';
import { checkLimits } from '@typed-docs/redirects/hosts/check-limits';
import { listPageFiles } from '@typed-docs/utils/page-file';
import { withoutBase } from '@typed-docs/utils/address';
import { checkContent } from './content-checks/check-content.ts';
import {
  findNewAddresses,
  readRecordedAddresses,
  recordAddresses,
  recordFile,
} from './content-checks/recorded-addresses.ts';
import { readPageSources } from '../src/plugins/page-sources/page-sources.ts';
import { runMain } from '@typed-docs/utils/run-main';

function main(args: string[]): number {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { record: { type: 'boolean', default: false } },
  });
  const [siteDir = path.dirname(__dirname), ...others] = positionals;
  if (others.length > 0) throw new Error(`Expected one site folder; found ${positionals.join(' ')}`);
  const { baseUrl } = readEnv();
  const build = path.resolve(siteDir, 'build');
  if (!existsSync(build)) {
    throw new Error(`There is no built site in ${path.relative('', build) || build}: run \`npm run build\` first.`);
  }
  const pages = readPages(build);
  const recorded = readRecordedAddresses(siteDir);
  const { targets } = JSON.parse(readBuilt(build, addressesFile, 'redirects')) as KnownAddresses;
  const problems = checkContent({ recorded, targets, pages, sitemap: readSitemap(build, baseUrl) });
  const sources = new Map(readPageSources(siteDir).map(({ address, file }) => [withoutBase(address, baseUrl), file]));
  for (const { path: page, expected, found, advice } of problems) {
    const source = sources.has(page) ? ` (${sources.get(page)})` : '';
    console.error(`${page}${source}\n  expected ${expected}\n  found    ${found}\n  ${advice}\n`);
  }
  console.log(`${problems.length} problem(s) in ${pages.length} page(s)`);
  const added = findNewAddresses(pages, recorded);
  if (values.record) {
    recordAddresses(siteDir, [...recorded, ...added]);
    added.forEach((address) => console.log(`recorded ${address}`));
    console.log(`${added.length} address(es) added to ${recordFile}`);
  } else if (added.length > 0) {
    console.log(
      `${added.length} new address(es): record them with \`npm run check-content -- --record\` when they ship.`,
    );
  }
  const exceeded = checkLimits(measureFiles(build), siteLimits);
  if (exceeded) console.error(`${exceeded}\n  The limits are in config/limits.ts.`);
  return problems.length > 0 || exceeded ? 1 : 0;
}

function measureFiles(build: string): { files: number; bytes: number } {
  const files = globSync('**/*', { cwd: build, absolute: true, dot: true });
  return { files: files.length, bytes: files.reduce((sum, file) => sum + statSync(file).size, 0) };
}

function readPages(build: string): BuiltPage[] {
  return listPageFiles(build)
    .map((file) => readBuiltPage(pathOfFile(file), readFileSync(path.join(build, file), 'utf8')))
    .filter((page) => page !== undefined)
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

function readSitemap(build: string, baseUrl: string): Map<string, string> {
  const sitemap = readBuilt(build, 'sitemap.xml', 'sitemap');
  const addresses = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map((match) => match[1]!);
  return new Map(addresses.map((address) => [withoutBase(new URL(address).pathname, baseUrl), address]));
}

function readBuilt(build: string, name: string, plugin: string): string {
  const file = path.join(build, name);
  if (!existsSync(file)) throw new Error(`There is no ${path.relative('', file)}: the ${plugin} plugin is off.`);
  return readFileSync(file, 'utf8');
}

void runMain(() => main(process.argv.slice(2)));
