import path from 'node:path';
import { load } from 'cheerio';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addressesFile, findAddress, type KnownAddresses } from '@typed-docs/redirects/find-address';
import { resolveRedirect } from '@typed-docs/redirects/resolve-redirect';
import { productionUrl } from '../../config/env.ts';
import { librariesOf } from '../../config/package-sets.ts';
import { addressesByNumber, versions } from '../../config/versions.ts';
import { checkCommentLinks } from '../../scripts/library-update/comment-links.ts';
import { loadPage, readBuilt } from '../support/built-pages.ts';
import {
  applyRules,
  readLinks,
  readNetlifyRules,
  readServed,
  readVercelRules,
  type InboundLink,
} from '../support/redirects.ts';
import { serveBuild } from '../support/serve-build.ts';
import { readPages } from '../support/sitemap.ts';

// Follows redirects by the facts of the build. tests/e2e/redirects.test.ts shows that a browser does so too.

const pages = new Set(readPages().map(({ address }) => address));
const inbound = readLinks('inbound-links.tsv');
const { targets } = JSON.parse(readBuilt(addressesFile)) as KnownAddresses;

let server: Awaited<ReturnType<typeof serveBuild>>;
beforeAll(async () => {
  server = await serveBuild();
});
afterAll(() => server.close());

interface Journey {
  /** Visited URLs, the destination last. */
  urls: URL[];
  /** Of the destination; undefined on another site. */
  status?: number;
}

async function follow(address: string): Promise<Journey> {
  const urls = [new URL(address, server.origin)];
  for (;;) {
    const url = urls.at(-1)!;
    if (url.origin !== server.origin || urls.length > 5) return { urls };
    // Not kept alive, because the server would close connections that are idle while another test parses pages.
    const response = await fetch(url, { redirect: 'manual', headers: { connection: 'close' } });
    const html = await response.text();
    const target =
      response.headers.get('location') ??
      readRedirectPage(html)?.script ??
      (response.status === 404 ? findAddress(url.pathname, targets) : undefined);
    if (target === undefined) return { urls, status: response.status };
    urls.push(new URL(resolveRedirect(target, url), url));
  }
}

/** Where a redirect page leads, by each of its parts; undefined for other pages. */
function readRedirectPage(html: string) {
  if (!html.includes('data-target=')) return undefined;
  const $ = load(html, { scriptingEnabled: false });
  const script = $('script[src="/redirect.js"]').attr('data-target');
  if (script === undefined) return undefined;
  return {
    script,
    refresh: $('noscript meta[http-equiv="refresh"]').attr('content'),
    canonical: $('link[rel="canonical"]').attr('href'),
    link: $('body a').attr('href'),
  };
}

/** The heading with this id, or next to an anchor with it. */
function headingAt(address: string, id: string): string | undefined {
  const $ = loadPage(address);
  const element = $(`[id="${id}"]`).first();
  let next = element;
  while (next.is('a')) next = next.next();
  // Members in the API reference are in the first cell of a row.
  return [element, next, element.prev(), element.closest('td')]
    .find((one) => one.is('h1, h2, h3, h4, h5, h6, td'))
    ?.text();
}

/** What is wrong with where a journey ends. */
function findProblems({ urls, status }: Journey, destination: string, needsHeading: boolean): string[] {
  const end = urls.at(-1)!;
  const way = urls.map(({ href }) => href.replace(server.origin, '')).join(' → ');
  const found = end.origin === server.origin ? end.pathname : end.href.replace(/#.*/, '');
  const expected = destination.replace(/#.*/, '');
  if (found !== expected) return [`${way}: expected to end at ${expected}`];
  if (end.origin !== server.origin) return [];
  if (status !== 200) return [`${way}: expected status 200, found ${status}`];
  if (!needsHeading) return [];
  const id = decodeURIComponent(end.hash.slice(1));
  return id !== '' && /\S/.test(headingAt(end.pathname, id) ?? '') ? [] : [`${way}: expected a heading at the end`];
}

/** Existing files, such as Markdown exports and images, do not redirect. */
function answerOf({ path, destination }: InboundLink): string {
  return /\.\w+$/.test(path) && readServed(path) !== undefined ? path : destination;
}

test('links from other sites lead to a page and heading, with at most one redirect', async () => {
  const problems: string[] = [];
  for (const link of inbound) {
    const journey = await follow(link.path + (link.fragment && `#${link.fragment}`));
    const needsHeading = link.fragment !== '' || link.destination.includes('#');
    problems.push(...findProblems(journey, answerOf(link), needsHeading));
    if (journey.urls.length > 2) problems.push(`${journey.urls.join(' → ')}: expected at most one redirect`);
  }
  expect(problems).toEqual([]);
});

test('links in comments of the newest packages lead to a page and heading', () => {
  const libraries = librariesOf(versions.current.label).map((name) => path.resolve(__dirname, '../../library', name));
  const build = path.resolve(__dirname, '../../build');
  const { links, problems } = checkCommentLinks(build, libraries, { origin: productionUrl, scope: '@trpc' });
  expect(links).toBeGreaterThan(50);
  expect(problems).toEqual([]);
});

test('old and mistyped addresses lead to their page and heading', async () => {
  const problems: string[] = [];
  for (const { path, destination } of readLinks('other-links.tsv')) {
    const journey = await follow(path);
    problems.push(...findProblems(journey, destination, destination.includes('#')));
    const { hash } = journey.urls.at(-1)!;
    const expected = /#.*/.exec(destination)?.[0] ?? '';
    if (hash !== expected) problems.push(`${path}: expected the fragment "${expected}", found "${hash}"`);
  }
  expect(problems).toEqual([]);
});

for (const [host, readRules] of [
  ['Netlify and Cloudflare Pages', readNetlifyRules],
  ['Vercel', readVercelRules],
] as const) {
  test(`the rules for ${host} lead to pages in one step, and never away from one`, () => {
    const rules = readRules();
    const problems: string[] = [];
    for (const { from, to, isFolder } of rules) {
      if (isFolder) continue;
      if (pages.has(from)) problems.push(`${from} → ${to}: leads away from a page`);
      if (to.startsWith('https://')) continue;
      const [address, id] = to.split('#') as [string, string | undefined];
      const next = applyRules(rules, address);
      if (next !== undefined) problems.push(`${from} → ${to} → ${next}: expected one step`);
      const html = readServed(address);
      if (html === undefined || readRedirectPage(html)) problems.push(`${from} → ${to}: expected a page or file there`);
      else if (id && loadPage(address)(`[id="${id}"]`).length !== 1)
        problems.push(`${from} → ${to}: expected one such id`);
    }
    for (const page of pages) {
      const target = applyRules(rules, page);
      if (target !== undefined) problems.push(`${page} → ${target}: leads away from a page`);
    }
    for (const { path, destination } of inbound) {
      const expected = destination.replace(/#.*/, '');
      if (path === expected || path.endsWith('.md')) continue;
      const found = applyRules(rules, path)?.replace(/#.*/, '');
      if (found !== expected) problems.push(`${path} → ${found}: expected ${expected}`);
    }
    expect(problems).toEqual([]);
  });
}

test('each rule has a page of its own, for hosts without rules', () => {
  const { origin } = new URL(readPages()[0]!.url);
  const rules = readNetlifyRules().filter(({ from, isFolder }) => !isFolder && !/\.(?:svg|png)$/.test(from));
  const found = rules.map(({ from }) => ({ from, ...readRedirectPage(readServed(from) ?? '') }));
  const expected = rules.map(({ from, to }) => ({
    from,
    script: to,
    refresh: `0; url=${to}`,
    canonical: new URL(to, origin).href,
    link: to,
  }));
  expect(found).toEqual(expected);
  expect(rules.length).toBeGreaterThan(100);
});

test('the scripts that redirect are there, on redirect pages and the not-found page', () => {
  expect(readServed('/redirect.js')).toBeDefined();
  expect(readServed('/unknown-address.js')).toBeDefined();
  expect(load(readBuilt('404.html'))('script[src="/unknown-address.js"]').length).toBe(1);
});

test('addresses of the API reference have no pages, and the not-found page redirects them', async () => {
  const problems: string[] = [];
  for (const [requested, target] of [
    ['/docs/v9/typedoc/client/index/classes/TRPCClientError', '/docs/typedoc/client/index/classes/TRPCClientError'],
    ['/docs/v10/typedoc/client/index/classes/trpcclienterror', '/docs/typedoc/client/index/classes/TRPCClientError'],
    ...addressesByNumber.map((address) => [`${address}/typedoc`, '/docs/typedoc'] as const),
    ['/docs/typedoc/server/classes/trpcerror', '/docs/typedoc/server/index/classes/TRPCError'],
    ['/docs/typedoc/CLIENT', '/docs/typedoc/client'],
  ] as const) {
    if (readServed(requested) !== undefined) problems.push(`${requested}: expected no file`);
    const journey = await follow(requested);
    problems.push(...findProblems(journey, target, false));
    if (journey.urls.length !== 2) problems.push(`${journey.urls.join(' → ')}: expected one redirect`);
  }
  expect(problems).toEqual([]);
});
