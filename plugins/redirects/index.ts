import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, OptionValidationContext, Plugin } from '@docusaurus/types';
import type { LoadedContent as DocsContent } from '@docusaurus/plugin-content-docs';
import { globSync } from 'tinyglobby';
import type { ApiSymbol } from '../../core/api-reference/symbols.ts';
import { withoutBase } from '../../core/content/address.ts';
import { readPageTitle } from '../../core/content/page-title.ts';
import { redirectsAcrossEntryPoints } from '../../core/redirects/across-entry-points.ts';
import { redirectsAcrossVersions } from '../../core/redirects/across-versions.ts';
import { expandRedirects } from '../../core/redirects/expand-redirects.ts';
import {
  addressesFile,
  listTargets,
  unknownAddressScript,
  type KnownAddresses,
} from '../../core/redirects/find-address.ts';
import { findRedirectProblems, formatRedirectProblems } from '../../core/redirects/find-problems.ts';
import { formatNetlifyRules, formatVercelRules, withBase } from '../../core/redirects/host-rules.ts';
import { formatRedirectPage } from '../../core/redirects/redirect-page.ts';
import type { Redirect, RedirectGroup, VersionAddresses } from '../../core/redirects/types.ts';
import type { MovedPage } from '../../core/versions/alternate-doc.ts';
import { measureStep } from '../shared/build-steps.ts';
import { bundleInline } from '../shared/bundle-inline.ts';
import { readPage } from '../shared/read-page.ts';

export interface RedirectsOptions {
  /** The rules, from config/redirects.ts. */
  groups: readonly RedirectGroup[];
  /** Pages whose doc id differs between versions, from config/moved-pages.ts. */
  movedPages: readonly MovedPage[];
  /** The members that have a page in the API reference. */
  apiSymbols: () => Promise<readonly ApiSymbol[]>;
  /** What the not-found page runs to find what was meant; relative to the site. */
  script: string;
}

/**
 * Keeps old addresses alive. Out of one list of rules it makes, in the built site: an HTML page at each old address,
 * for hosts that only serve files; `_redirects` and `vercel.json`, for hosts that answer with a 301; and for the
 * not-found page the list by which it finds what was meant, with the script that does.
 *
 * @throws When a rule stands over a page, leads nowhere or to another redirect; the message names every such rule.
 */
export default function redirectsPlugin(context: LoadContext, options: RedirectsOptions): Plugin {
  const { baseUrl, siteConfig, siteDir } = context;
  let versions: VersionAddresses[] = [];
  return {
    name: 'redirects',
    async allContentLoaded({ allContent }) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as DocsContent | undefined;
      versions = (docs?.loadedVersions ?? []).map((version) => ({
        name: version.versionName,
        root: withoutBase(version.path, baseUrl),
        docs: version.docs.map(({ id, permalink }) => ({ id, path: withoutBase(permalink, baseUrl) })),
      }));
    },
    async postBuild({ outDir, routesPaths }) {
      const writeRedirects = async () => {
        // Not what is in `outDir`: other plugins are writing there at the same time.
        const staticFiles = siteConfig.staticDirectories.flatMap((directory) =>
          globSync('**/*', { cwd: path.resolve(siteDir, directory) }).map((file) => `/${file}`),
        );
        const routes = routesPaths.map((route) => withoutBase(route, baseUrl)).filter((route) => route !== '/404.html');
        const pages = new Set([...routes, ...staticFiles]);

        const problems = findRedirectProblems(options.groups, { pages, hasHeading: createHeadingCheck(outDir) });
        if (problems.length > 0) throw new Error(formatRedirectProblems(problems));

        const generated = [
          ...redirectsAcrossVersions(versions, options.movedPages),
          ...redirectsAcrossEntryPoints(await options.apiSymbols()),
        ];
        const table = expandRedirects(options.groups, generated, pages);
        const addresses: KnownAddresses = {
          targets: listTargets(pages, table.redirects),
          titles: readTitles(outDir, routes, ` ${siteConfig.titleDelimiter} ${siteConfig.title}`),
        };
        for (const redirect of table.redirects) writeRedirect(redirect, outDir, siteConfig.url, baseUrl);
        const files = {
          _redirects: formatNetlifyRules(table, baseUrl),
          'vercel.json': formatVercelRules(table, baseUrl),
          [addressesFile]: JSON.stringify(addresses),
          [unknownAddressScript]: bundleInline(path.join(siteDir, options.script)),
        };
        for (const [file, content] of Object.entries(files)) writeFileSync(path.join(outDir, file), content);
        return table.redirects.length;
      };
      await measureStep('Redirects', writeRedirects, (count) => `${count} old addresses`);
    },
  };
}

/** Without waiting for each of thousands of small files, which takes ten times as long. */
function writeRedirect({ from, to }: Redirect, outDir: string, siteUrl: string, baseUrl: string): void {
  const isFile = path.extname(from) !== '';
  const file = path.join(outDir, isFile ? from : `${from}.html`);
  mkdirSync(path.dirname(file), { recursive: true });
  // A picture that other sites embed cannot follow a page.
  if (isFile) return copyFileSync(path.join(outDir, to), file);
  const target = withBase(to, baseUrl);
  writeFileSync(file, formatRedirectPage(target, new URL(target, siteUrl).href));
}

/** @returns A function that looks an id up in the HTML of a page. */
function createHeadingCheck(outDir: string): (page: string, id: string) => boolean {
  return (page, id) =>
    [...(readPage(outDir, page) ?? '').matchAll(/\sid=(?:"([^"]*)"|([^\s">]+))/g)].some(
      (match) => (match[1] ?? match[2]) === id,
    );
}

/** @returns The titles of pages by their address, without the site's own at the end. */
function readTitles(outDir: string, routes: readonly string[], ending: string): Record<string, string> {
  const titles: Record<string, string> = {};
  for (const route of routes) {
    const title = readPageTitle(readPage(outDir, route) ?? '');
    if (title !== undefined) titles[route] = title.endsWith(ending) ? title.slice(0, -ending.length) : title;
  }
  return titles;
}

export function validateOptions({ options }: OptionValidationContext<RedirectsOptions, RedirectsOptions>) {
  for (const name of ['groups', 'movedPages'] as const) {
    if (!Array.isArray(options[name])) {
      throw new Error(
        `redirects: the option "${name}" must be a list, such as the one of config/, but it is ${JSON.stringify(options[name])}.`,
      );
    }
  }
  if (typeof options.apiSymbols !== 'function') {
    throw new Error(
      `redirects: the option "apiSymbols" must be a function that reads the members of the API reference, but it is ${JSON.stringify(options.apiSymbols)}.`,
    );
  }
  if (typeof options.script !== 'string') {
    throw new Error(
      `redirects: the option "script" must be a path in the site, but it is ${JSON.stringify(options.script)}.`,
    );
  }
  // Docusaurus gives the id only through its own validation; a plugin that stands once has this one.
  return { id: 'default', ...options };
}
