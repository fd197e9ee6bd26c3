import { closest, distance } from 'fastest-levenshtein';

export interface SiteFiles {
  pageSources: readonly { address: string; file: string }[];
  /** Returns `path:line` of a text in one file or, if none is given, in the site's configuration and sources. */
  locate: (text: string, file?: string) => string | undefined;
}

/** Returns undefined if the rule does not apply to the message. */
type Rule = (message: string, site: SiteFiles, context: Context) => string[] | undefined;

interface Context {
  cause: string;
  /** The site that was built. */
  locale: string;
}

/**
 * Adds the place to edit to the errors that `docusaurus build` or `docusaurus start` printed. Docusaurus itself names only
 * addresses and ids.
 *
 * @returns unique texts, `file:line - message`; empty if no rule applies
 */
export function explainBuildError(printed: string, site: SiteFiles): string[] {
  const messages = readMessages(printed);
  const [locale = ''] = messages.flatMap(
    (message) => /^Unable to build website for locale (.*)\.$/.exec(message)?.[1] ?? [],
  );
  const texts = messages.flatMap((message, index) => {
    const cause = messages[index + 1] ?? '';
    for (const rule of rules) {
      const found = rule(message, site, { cause, locale });
      if (found) return found;
    }
    return [];
  });
  return [...new Set(texts)];
}

// eslint-disable-next-line no-control-regex -- colors start with the escape character
const ansiColours = /\u001b\[[\d;]*m/g;

/**
 * Parses `util.inspect` output: messages of nested errors are indented, and a message ends at its stack trace or,
 * without one, at a closing bracket.
 */
function readMessages(printed: string): string[] {
  const messages: string[][] = [];
  let current: { indent: number; isBracketed: boolean } | undefined;
  for (const line of printed.replace(ansiColours, '').split('\n')) {
    const start = /^( *)(?:\[ERROR\] )?(\[cause\]: )?(\[?)\w*(?:Error|Exception)(?: \[\w+\])?: (.*)$/.exec(line);
    const isStart = start && (!current || start[2]);
    if (isStart) {
      current = { indent: start[1]!.length, isBracketed: start[3] === '[' };
      messages.push([]);
    }
    if (!current) continue;
    if (/^ +at .*[)\d](?: \{)?$/.test(line)) {
      current = undefined;
      continue;
    }
    const text = isStart ? start[4]! : line.slice(current.indent);
    const end = current.isBracketed ? /\](?: \{.*|,)?$/.exec(text) : null;
    messages.at(-1)!.push(end ? text.slice(0, end.index) : text);
    if (end) current = undefined;
  }
  return messages.map((lines) => lines.join('\n').trim());
}

/** Messages of our own plugins and configuration already say where and how to fix the problem. */
const ownMessages: Rule = (message) =>
  /^(?:Problems in |Duplicate address |The environment variable |[\w-]+: invalid options\.)/.test(message)
    ? [message]
    : undefined;

const unloadableConfiguration: Rule = (message, site, context) => {
  const { cause } = context;
  const file = /^Docusaurus could not load module at path "(.*)"/.exec(message)?.[1];
  if (file === undefined) return undefined;
  // Printed separately, as the next message.
  if (ownMessages(cause, site, context)) return [];
  const [, text, place, line] = /^ParseError: (.*?)\s+(\S+):(\d+):\d+$/s.exec(cause) ?? [];
  if (place !== undefined) return [`${pathInSite(place, site)}:${line} - ${text}`];
  const [, specifier, variable] = /'(.+?)'|^(\w+) is not defined$/.exec(cause) ?? [];
  const name = specifier ?? variable;
  return [`${(name && site.locate(name)) ?? pathInSite(file, site)} - ${cause}`];
};

const brokenLinks: Rule = (message, site) => {
  if (!/^Docusaurus found broken (links|anchors)/.test(message)) return undefined;
  const found: string[] = [];
  let page = '';
  for (const line of message.split('\n')) {
    page = /^- Broken (?:link|anchor) on source page path = (.*):$/.exec(line)?.[1] ?? page;
    const link = /^\s+-> linking to (.*?)(?: \(resolved as: (.*)\))?$/.exec(line);
    if (link) found.push(explainBrokenLink(page, link[1]!, link[2] ?? link[1]!, site));
  }
  return found;
};

function explainBrokenLink(page: string, written: string, resolved: string, site: SiteFiles): string {
  const source = sourceOf(page, site);
  const place = (source && site.locate(written, source)) ?? site.locate(written) ?? source ?? `the page ${page}`;
  const [address = '', anchor] = resolved.split('#');
  if (anchor !== undefined && sourceOf(address, site)) {
    return (
      `${place} - Broken anchor: ${written} names a heading that ${address} doesn't have.\n` +
      `  Link to a heading of that page, or give the heading this id with {/* #${anchor} */} after its text.`
    );
  }
  const known = site.pageSources.map((one) => one.address);
  return `${place} - Broken link: no page has the address ${resolved}.\n  ${didYouMean(address, known)}Correct the link, or add the page.`;
}

/** Types that theme-classic accepts in `themeConfig.navbar.items`. */
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
const navbarAdvice = `Omit the type for a link, or use one of: ${navbarItemTypes.join(', ')}.`;

/** Errors about unknown names in the configuration, with advice missing from Docusaurus' message. */
const wrongNames: readonly [message: RegExp, advice?: string][] = [
  [/^(?:Couldn't|Can't) find any (?:doc|sidebar) with id "(.*?)"/],
  [/^Invalid sidebar file at .*\s*These sidebar document ids do not exist:\s*- (.*)/],
  [/^Bad navbar item type (.*)$/m, navbarAdvice],
  [/^No NavbarItem component found for type "(.*)"/, navbarAdvice],
  [
    /^DocSidebarNavbarItem: Sidebar with ID "(.*)" doesn't have anything/,
    'Add a doc to the sidebar, or remove the item from the navbar.',
  ],
];

const configuration: Rule = (message, site) => {
  for (const [pattern, advice] of wrongNames) {
    const name = pattern.exec(message)?.[1];
    if (name === undefined) continue;
    const place = site.locate(`'${name}'`) ?? site.locate(`"${name}"`) ?? 'docusaurus.config.ts';
    const known = [...message.matchAll(/^- (.*)$/gm)].map(([, id]) => id!).filter((id) => id !== name);
    const suggestion = didYouMean(name, advice === navbarAdvice ? navbarItemTypes : known);
    return [[`${place} - ${message}`, `${suggestion}${advice ?? ''}`.trim()].filter(Boolean).join('\n  ')];
  }
};

const frontMatter: Rule = (message, site, { cause, locale }) => {
  const doc = /^Can't process doc metadata for doc at path path=(.*?) in version/.exec(message)?.[1];
  const [, kind, source] = /^Processing of (blog|page) source file path=(.*?) failed\.$/.exec(message) ?? [];
  // Docusaurus gives paths of posts and pages relative to their folder, and paths of docs relative to the site.
  const file = doc ?? (source && fileOfContent(kind === 'blog' ? 'blog' : 'pages', source, locale, site));
  if (!file) return undefined;
  return [
    `${placeInFrontMatter(cause, file, site)} - Wrong front matter: ${cause}\n` +
      '  Correct it between the --- lines at the top of the file.',
  ];
};

/** A translation takes the place of its original. */
function fileOfContent(kind: 'blog' | 'pages', source: string, locale: string, site: SiteFiles): string {
  const translated = `i18n/${locale}/docusaurus-plugin-content-${kind}/${source}`;
  if (site.locate('', translated) !== undefined) return translated;
  return `${kind === 'blog' ? 'blog' : 'src/pages'}/${source}`;
}

/** Line where the YAML parser stopped, or of the first field or value that the message names. */
function placeInFrontMatter(cause: string, file: string, site: SiteFiles): string {
  const shown = pathInSite(file, site);
  const line = /\((\d+):\d+\)$/m.exec(cause)?.[1];
  if (line) return `${shown}:${line}`;
  const [, field, value] = /"(.*?)"|\[(.*?)[,\]]/.exec(cause) ?? [];
  const name = field ?? value;
  return (name && (site.locate(`${name}:`, file) ?? site.locate(name, file))) || shown;
}

const unrenderablePages: Rule = (message, site, context) => {
  const { cause } = context;
  const page = /^Can't render static file for pathname "(.*)"$/.exec(message)?.[1];
  if (page === undefined) return undefined;
  // A mistake in the configuration breaks every page and is reported once, by its own rule.
  if (configuration(cause, site, context)) return [];
  const source = sourceOf(page, site);
  const component = /^Expected component `(.*?)` to be defined/.exec(cause)?.[1];
  const place = (source && component && site.locate(`<${component}`, source)) ?? source ?? `the page ${page}`;
  return [`${place} - The page cannot be rendered: ${cause}`];
};

const rules: Rule[] = [
  ownMessages,
  unloadableConfiguration,
  brokenLinks,
  configuration,
  frontMatter,
  unrenderablePages,
];

/** The empty text is found on line 1 of every file, which gives the file's path within the site. */
function pathInSite(file: string, site: SiteFiles): string {
  return site.locate('', file)?.replace(/:1$/, '') ?? file;
}

function sourceOf(address: string, site: SiteFiles): string | undefined {
  const bare = (text: string) => text.replace(/(.)\/$/, '$1');
  return site.pageSources.find((one) => bare(one.address) === bare(address))?.file;
}

function didYouMean(name: string, known: readonly string[]): string {
  if (known.length === 0) return '';
  const nearest = closest(name, [...known]);
  return distance(name, nearest) <= Math.max(2, name.length / 4) ? `Did you mean ${nearest}? ` : '';
}
