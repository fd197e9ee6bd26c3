import { closest, distance } from 'fastest-levenshtein';
import { redirectProblemsHeading } from '../redirects/find-problems.ts';
import type { PageSource } from './page-sources.ts';

/** What an author reads about one problem of a failed build. */
export interface Explanation {
  /** Path relative to the site's folder, and line from 1, as far as known. */
  place?: string;
  problem: string;
  advice: string;
}

/** What the explanations need to know of the site that failed to build. */
export interface SiteFiles {
  /** The file behind each address, as far as the build had come to know them. */
  pageSources: readonly PageSource[];
  /**
   * Finds a text in one file or, without one, in the site's configuration and sources.
   *
   * @returns `path:line` relative to the site's folder; undefined without that text, or without that file.
   */
  locate: (text: string, file?: string) => string | undefined;
}

/** Reads one message; `cause` is the message of the error that caused it. */
type Rule = (message: string, site: SiteFiles, cause?: string) => Explanation[];

/**
 * Turns an error of `docusaurus build` into problems that name the file and the way out. Docusaurus' messages name
 * addresses and ids, buried under stack traces and once per page; these name the place to edit, once.
 *
 * @param error Whatever the build threw; causes and aggregated errors are read too.
 * @returns Explanations without repeats; empty when no rule knows the error, so that the caller shows it as it is.
 */
export function explainBuildError(error: unknown, site: SiteFiles): Explanation[] {
  const messages = collectMessages(error);
  const explanations = messages.flatMap((message, index) =>
    rules.flatMap((rule) => rule(message, site, messages[index + 1])),
  );
  return [...new Map(explanations.map((one) => [JSON.stringify(one), one])).values()];
}

/** The messages of an error, its chain of causes and its aggregated errors, outermost first, without colours. */
function collectMessages(error: unknown): string[] {
  // Not `instanceof Error`: pages are rendered in another realm, whose errors are not ours.
  const { message, cause, errors } = (error ?? {}) as { message?: unknown; cause?: unknown; errors?: unknown };
  if (typeof message !== 'string') return [];
  const nested = [cause, ...(Array.isArray(errors) ? errors : [])];
  return [message.replace(ansiColours, ''), ...nested.flatMap(collectMessages)];
}

// eslint-disable-next-line no-control-regex -- colours start with the escape character
const ansiColours = /\u001b\[[\d;]*m/g;

const brokenLinks: Rule = (message, site) => {
  if (!/^Docusaurus found broken (links|anchors)/.test(message)) return [];
  const found: Explanation[] = [];
  let page = '';
  for (const line of message.split('\n')) {
    page = /^- Broken (?:link|anchor) on source page path = (.*):$/.exec(line)?.[1] ?? page;
    const link = /^\s+-> linking to (.*?)(?: \(resolved as: (.*)\))?$/.exec(line);
    if (link) found.push(explainBrokenLink(page, link[1]!, link[2] ?? link[1]!, site));
  }
  return found;
};

function explainBrokenLink(page: string, written: string, resolved: string, site: SiteFiles): Explanation {
  const source = site.pageSources.find(({ address }) => sameAddress(address, page))?.file;
  const place = (source && site.locate(written, source)) ?? site.locate(written) ?? source ?? `the page ${page}`;
  const [address = '', anchor] = resolved.split('#');
  const exists = site.pageSources.some((one) => sameAddress(one.address, address));
  if (anchor !== undefined && exists) {
    return {
      place,
      problem: `Broken anchor: ${written} names a heading that ${address} does not have.`,
      advice: `Link to a heading of that page, or give the heading the id with {/* #${anchor} */} behind its text.`,
    };
  }
  return {
    place,
    problem: `Broken link: no page has the address ${resolved}.`,
    advice: `${didYouMean(address, addressesOf(site))}Correct the link, or add the page.`,
  };
}

const unknownIds: Rule = (message, site) => {
  const match =
    /^(?:Couldn't|Can't) find any (doc|sidebar) with id "(.*?)" in version "?(.*?)"\.\s*Available (?:doc|sidebar) ids are:\s*([\s\S]*)/.exec(
      message,
    );
  if (!match) return [];
  const [, kind, id, version, list] = match as unknown as [string, string, string, string, string];
  return [unknownId(kind, id, `version ${version}`, list, site.locate(`'${id}'`) ?? site.locate(`"${id}"`))];
};

const unknownSidebarItems: Rule = (message, site) => {
  const match =
    /^Invalid sidebar file at "(.*?)"\.\s*These sidebar document ids do not exist:\s*([\s\S]*?)\n\s*Available document ids are:\s*([\s\S]*)/.exec(
      message,
    );
  if (!match) return [];
  const [, file, ids, list] = match as unknown as [string, string, string, string];
  return readList(ids).map((id) => unknownId('doc', id, file, list, site.locate(id, file.split('/').pop()) ?? file));
};

function unknownId(kind: string, id: string, where: string, list: string, place: string | undefined): Explanation {
  const known = readList(list);
  return {
    place: place ?? 'docusaurus.config.ts',
    problem: `There is no ${kind} with the id "${id}" in ${where}.`,
    advice: `${didYouMean(id, known)}Use one of the ${kind} ids: ${known.join(', ')}.`,
  };
}

/**
 * The types that theme-classic's validation of themeConfig.navbar.items takes. The type that the theme calls `default`,
 * a link, is the one of an item without `type`; the validation refuses it in writing.
 */
const navbarItemTypes = [
  'dropdown',
  'html',
  'doc',
  'docSidebar',
  'docsVersion',
  'docsVersionDropdown',
  'localeDropdown',
  'search',
];

const navbarItemType: Rule = (message, site) => {
  const [, unknown, custom] =
    /^Bad navbar item type (.*)$|^No NavbarItem component found for type "(.*)"\.$/.exec(message) ?? [];
  const type = unknown ?? custom;
  if (type === undefined) return [];
  return [
    {
      place: site.locate(`'${type}'`) ?? site.locate(`"${type}"`) ?? 'docusaurus.config.ts',
      problem: `Unknown navbar item type "${type}" in themeConfig.navbar.items.`,
      advice: `${didYouMean(type, navbarItemTypes)}Leave the type out for a link, or use one of: ${navbarItemTypes.join(', ')}.`,
    },
  ];
};

const frontMatter: Rule = (message, site, cause) => {
  const doc = /^Can't process doc metadata for doc at path path=(.*?) in version .*$/.exec(message)?.[1];
  const [, kind, source] = /^Processing of (blog|page) source file path=(.*?) failed\.$/.exec(message) ?? [];
  // Posts and pages are named by their path below Docusaurus' default folders, docs by their path in the site.
  const file = doc ?? (source && `${kind === 'blog' ? 'blog' : 'src/pages'}/${source}`);
  if (!file || !cause) return [];
  return [
    {
      place: placeInFrontMatter(cause, file, site),
      problem: `Wrong front matter: ${cause.replace(/\.?\s*$/, '')}.`,
      advice: 'Correct it between the --- lines at the top of the file.',
    },
  ];
};

/** Where the YAML parser stopped, or else the field, or the value, that the message names first. */
function placeInFrontMatter(cause: string, file: string, site: SiteFiles): string {
  // An empty text is on the first line: the way to learn the file's path within the site.
  const shown = site.locate('', file)?.replace(/:1$/, '') ?? file;
  const line = /\((\d+):\d+\)$/m.exec(cause)?.[1];
  if (line) return `${shown}:${line}`;
  const [, field, value] = /"(.*?)"|\[(.*?)[,\]]/.exec(cause) ?? [];
  const name = field ?? value;
  return (name && (site.locate(`${name}:`, file) ?? site.locate(name, file))) || shown;
}

const untruncatedPosts: Rule = (message) =>
  /^Docusaurus found blog posts without truncation markers:/.test(message)
    ? readList(message).map((file) => ({
        place: file.replaceAll('"', ''),
        problem: 'The post does not say where its preview in the list of posts ends.',
        advice: 'Put a line with {/* truncate */} behind its opening paragraph.',
      }))
    : [];

const unknownComponents: Rule = (message, site, cause = '') => {
  const page = /^Can't render static file for pathname "(.*)"$/.exec(message)?.[1];
  const component = /^Expected component `(.*?)` to be defined/.exec(cause)?.[1];
  if (page === undefined || component === undefined) return [];
  const source = site.pageSources.find(({ address }) => sameAddress(address, page))?.file;
  return [
    {
      place: (source && site.locate(`<${component}`, source)) ?? source ?? `the page ${page}`,
      problem: `Pages know no component <${component}>.`,
      advice: 'Correct its name, or register it in src/theme/MDXComponents/index.tsx.',
    },
  ];
};

/** What fails while a page is rendered, by the message of the cause; each explanation begins with the page's file. */
const renderingFailures: readonly [cause: RegExp, text: string | undefined, problem: string, advice: string][] = [
  [
    /^The page component at .* doesn't have a default export\./,
    undefined,
    'The page has no default export, so that there is nothing to render.',
    'Export a React component as its default.',
  ],
  [
    /^Illegal storage API usage for storage key "/,
    'StorageSlot',
    'The page reads the browser’s storage while it is rendered, where there is none.',
    'Use the storage in effects and event handlers, or read it with `useStorageSlot`.',
  ],
  [
    /^You are using a feature of the Docusaurus docs plugin, but this plugin does not seem to be enabled/,
    'useDocsData',
    'The page uses a docs plugin that docusaurus.config.ts does not have.',
    'Correct the id of the plugin, or add the plugin.',
  ],
];

const unrenderablePages: Rule = (message, site, cause = '') => {
  const page = /^Can't render static file for pathname "(.*)"$/.exec(message)?.[1];
  const failure = renderingFailures.find(([pattern]) => pattern.test(cause));
  if (page === undefined || failure === undefined) return [];
  const [, text, problem, advice] = failure;
  const source = site.pageSources.find(({ address }) => sameAddress(address, page))?.file;
  const place = (source && site.locate(text ?? '', source)) ?? source ?? `the page ${page}`;
  return [{ place, problem, advice }];
};

const sidebarsWithoutLink: Rule = (message, site) => {
  const id = /^DocSidebarNavbarItem: Sidebar with ID "(.*)" doesn't have anything to be linked to\.$/.exec(
    message,
  )?.[1];
  if (id === undefined) return [];
  return [
    {
      place: site.locate(`'${id}'`) ?? site.locate(`"${id}"`) ?? 'docusaurus.config.ts',
      problem: `The navbar item of the sidebar "${id}" leads nowhere: that sidebar has no doc.`,
      advice: 'Add a doc to the sidebar, or take the item out of the navbar.',
    },
  ];
};

const duplicateAddresses: Rule = (message, site) =>
  message
    .split('\n')
    .map((line) => /^(Duplicate address (?:.*?): )(.*) and (\S+) both claim it\. (.*)$/.exec(line))
    .filter((match) => match !== null)
    .map((match) => ({
      place: site.locate('slug:', match[3]) ?? match[3],
      problem: `${match[1]}${match[2]} and ${match[3]} both claim it.`,
      advice: match[4]!,
    }));

/** The message of config/env.ts's EnvError, which already says what to do. */
const environment: Rule = (message) => {
  const [, problem, advice] = /^(The environment variable .*?\.) (Correct it, .*)$/.exec(message) ?? [];
  return problem && advice ? [{ problem, advice }] : [];
};

function addressesOf(site: SiteFiles): string[] {
  return site.pageSources.map(({ address }) => address);
}

function readList(text: string): string[] {
  return [...text.matchAll(/^\s*- (.*?)\s*$/gm)].map((match) => match[1]!);
}

function sameAddress(a: string, b: string): boolean {
  const bare = (address: string) => address.replace(/(.)\/$/, '$1');
  return bare(a) === bare(b);
}

/** Suggests the nearest name, if it is near enough to be a slip of the hand. */
function didYouMean(name: string, known: readonly string[]): string {
  if (known.length === 0) return '';
  const nearest = closest(name, [...known]);
  return distance(name, nearest) <= Math.max(2, name.length / 4) ? `Did you mean ${nearest}? ` : '';
}

/** How plugins that check pages (code-snippets, type-table) open the report of what they found. */
export const pageProblemsHeading = 'Problems in pages:';

const pageProblems: Rule = (message) => {
  const [heading, ...lines] = message.split('\n');
  if (heading !== pageProblemsHeading) return [];
  // Further lines of a problem are indented.
  const problems = lines.join('\n').split(/\n(?! )/);
  return problems.map((text) => {
    const [, place, path, problem] = /^((\S+):\d+:\d+) - ([^]*)$/.exec(text) ?? [];
    const command = path ? `npm run check-snippets -- ${path}` : 'npm run check-snippets';
    return { place, problem: problem ?? text, advice: `Correct it; \`${command}\` tells sooner than a build.` };
  });
};

const redirects: Rule = (message, site) => {
  const [heading, ...lines] = message.split('\n');
  if (heading !== redirectProblemsHeading) return [];
  return [...lines.join('\n').matchAll(/^(\S*) - (.*)\n {2}(.*)$/gm)].map(([, rule, problem, advice]) => ({
    place: site.locate(`'${rule}':`, 'config/redirects.ts') ?? 'config/redirects.ts',
    problem: problem!,
    advice: advice!,
  }));
};

const rules: Rule[] = [
  brokenLinks,
  unknownIds,
  unknownSidebarItems,
  navbarItemType,
  frontMatter,
  untruncatedPosts,
  unknownComponents,
  unrenderablePages,
  sidebarsWithoutLink,
  duplicateAddresses,
  pageProblems,
  redirects,
  environment,
];
