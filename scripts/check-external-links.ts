/**
 * Requests all external pages and images that the built site links to. It depends on the network, so it runs nightly
 * (.github/workflows/nightly.yml) and not with the tests.
 *
 *   npm run check-external-links           the site in build/
 *   npm run check-external-links -- <dir>  the site in <dir>/build/
 *
 * Exits with 1 for a broken link or an unused entry in config/external-links.ts, and with 2 when nothing was checked.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { load } from 'cheerio/slim';
import { LinkChecker, LinkState, type LinkResult } from 'linkinator';
import { readEnv } from '../config/env.ts';
import { skippedLinks } from '../config/external-links.ts';
import { withoutBase } from '@typed-docs/utils/address';
import { pathOfFile } from './content-checks/built-page.ts';
import { listPageFiles } from '@typed-docs/utils/page-file';
import { readPageSources } from '../src/plugins/page-sources/page-sources.ts';
import { runMain } from '@typed-docs/utils/run-main';

async function main([siteDir = path.dirname(__dirname)]: string[]): Promise<number> {
  const build = path.resolve(siteDir, 'build');
  if (!existsSync(build)) {
    throw new Error(`There is no built site in ${path.relative('', build) || build}: run \`npm run build\` first.`);
  }
  const { siteUrl, baseUrl } = readEnv();
  const links = collectLinks(build, siteUrl);
  const checked = [...links.keys()].filter((url) => !skippedLinks.some((skipped) => covers(skipped.url, url)));
  const broken = await findBroken(checked);

  const sources = new Map(readPageSources(siteDir).map(({ address, file }) => [withoutBase(address, baseUrl), file]));
  for (const { url, status } of broken) {
    const pages = [...links.get(url)!].map((page) => `  in ${sources.get(page) ?? page}`);
    const rest = pages.length > 5 ? [`  and on ${pages.length - 5} more pages`] : [];
    const found = status ? `status ${status}` : 'no response';
    console.error(
      [url, ...pages.slice(0, 5), ...rest, `  expected a page, found ${found}`, `  ${advice}\n`].join('\n'),
    );
  }
  const unused = skippedLinks.filter((skipped) => ![...links.keys()].some((url) => covers(skipped.url, url)));
  for (const { url } of unused) {
    console.error(`${url}\n  is listed in config/external-links.ts, but no page links to it: remove the entry.\n`);
  }
  console.log(`${checked.length} links checked, ${broken.length} broken, ${links.size - checked.length} skipped`);
  return broken.length + unused.length > 0 ? 1 : 0;
}

const advice =
  'Open it in a browser: if the page has moved, link to its new address; if the host rejects programs, add it to ' +
  'config/external-links.ts.';

const covers = (pattern: string, url: string) =>
  pattern.endsWith('*') ? url.startsWith(pattern.slice(0, -1)) : url === pattern;

/** @returns paths of the linking pages by URL, without fragments, because scripts create many of their targets */
function collectLinks(build: string, origin: string): Map<string, Set<string>> {
  const links = new Map<string, Set<string>>();
  for (const file of listPageFiles(build)) {
    const $ = load(readFileSync(path.join(build, file), 'utf8'));
    for (const element of $('a[href], img[src], iframe[src]').toArray()) {
      const written = $(element).attr('href') ?? $(element).attr('src')!;
      if (!/^https?:/i.test(written) || !URL.canParse(written)) continue;
      const url = new URL(written);
      url.hash = '';
      if (url.origin !== origin) links.set(url.href, (links.get(url.href) ?? new Set()).add(pathOfFile(file)));
    }
  }
  return links;
}

/** Checks one link per host at a time: some hosts respond to linkinator's parallel requests with 429. */
async function findBroken(urls: readonly string[]): Promise<LinkResult[]> {
  const rounds: string[][] = [];
  const perHost = new Map<string, number>();
  for (const url of urls) {
    const { host } = new URL(url);
    const round = perHost.get(host) ?? 0;
    perHost.set(host, round + 1);
    (rounds[round] ??= []).push(url);
  }
  const broken: LinkResult[] = [];
  for (const [round, batch] of rounds.entries()) {
    const results = await check(batch);
    if (round === 0 && results.every(({ status }) => !status)) {
      throw new Error(
        `None of ${results.length} hosts responded: this machine seems to have no connection to the network. ` +
          'Nothing was checked; run the command on a machine that can reach other sites.',
      );
    }
    broken.push(...results.filter(({ state }) => state === LinkState.BROKEN));
  }
  return broken;
}

/** linkinator only checks links of a page, so this writes one. */
async function check(urls: readonly string[]): Promise<LinkResult[]> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'external-links-'));
  try {
    const anchors = urls.map((url) => `<a href="${url.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"></a>`);
    writeFileSync(path.join(folder, 'links.html'), anchors.join('\n'));
    const { links } = await new LinkChecker().check({
      path: 'links.html',
      serverRoot: folder,
      timeout: 20_000,
      retry: true,
      retryErrors: true,
      retryErrorsCount: 2,
      retryErrorsJitter: 1000,
    });
    return links.filter(({ url }) => url !== 'links.html');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

void runMain(() => main(process.argv.slice(2)));
