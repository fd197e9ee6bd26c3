import { referenceAddress } from '../../config/api-reference.ts';
import { contentCheck } from '../../config/content-check.ts';
import type { BuiltPage } from './built-page.ts';
import type { Route } from './routes.ts';

const listFile = 'config/routes.json';

const { description: descriptionLength } = contentCheck;

export interface Problem {
  path: string;
  expected: string;
  found: string;
  advice: string;
}

export interface Content {
  routes: readonly Route[];
  pages: readonly BuiltPage[];
  /** Full URLs by address without origin and base path. */
  sitemap: ReadonlyMap<string, string>;
}

export function checkContent(content: Content): Problem[] {
  return rules.flatMap((rule) => rule(content)).sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0));
}

/** `routes.json` doesn't contain these pages. */
function isGenerated(path: string): boolean {
  const isList = /^\/blog(?:$|\/(?:archive|authors|tags|page)(?:\/|$))/.test(path);
  return isList || `${path}/`.startsWith(`${referenceAddress}/`);
}

type Rule = (content: Content) => Problem[];

const gonePages: Rule = ({ routes, pages }) =>
  routes
    .filter((route) => !pages.some(({ path }) => path === route.path))
    .map(({ path }) => ({
      path,
      expected: `a page, because ${listFile} lists it`,
      found: 'no page in the build',
      advice: 'Restore the page at this address; readers and other sites link to it.',
    }));

const unexpectedPages: Rule = ({ routes, pages }) =>
  pages
    .filter(({ path }) => /^\/(?:docs|blog)(?:\/|$)/.test(path) && !isGenerated(path))
    .filter(({ path }) => !routes.some((route) => route.path === path))
    .map(({ path, docId }) => ({
      path,
      expected: `an address that ${listFile} lists`,
      found: 'a page at an address that it does not list',
      advice: `${listedAt(docId, path, routes)}Correct the page's slug, or add the address to the list.`,
    }));

function listedAt(docId: string | undefined, path: string, routes: readonly Route[]): string {
  const version = (address: string) => /^\/docs\/(v\d+)(?:\/|$)/.exec(address)?.[1];
  const route = routes.find(({ id, path: address }) => id && id === docId && version(address) === version(path));
  return route ? `The doc ${docId} belongs at ${route.path}. ` : '';
}

const otherDocs: Rule = ({ routes, pages }) =>
  compare(routes, pages, ({ id }, { docId }) =>
    id !== undefined && id !== docId
      ? {
          expected: `the doc with the id ${id}`,
          found: docId ? `the doc ${docId}` : 'a page that is no doc',
          advice: 'Give the file the path and the front matter `id` that make up this id.',
        }
      : undefined,
  );

const otherDates: Rule = ({ routes, pages }) =>
  compare(routes, pages, ({ date }, page) =>
    date !== undefined && date !== page.date
      ? {
          expected: `a post of ${date}`,
          found: page.date ? `one of ${page.date}` : 'a page without a date',
          advice: 'Begin the name of its file with the date.',
        }
      : undefined,
  );

function compare(
  routes: readonly Route[],
  pages: readonly BuiltPage[],
  check: (route: Route, page: BuiltPage) => Omit<Problem, 'path'> | undefined,
): Problem[] {
  return pages.flatMap((page) => {
    const route = routes.find(({ path }) => path === page.path);
    const problem = route && check(route, page);
    return problem ? [{ path: page.path, ...problem }] : [];
  });
}

const otherCanonicals: Rule = ({ pages, sitemap }) =>
  pages.flatMap(({ path, canonical, indexed }) => {
    const own = sitemap.get(path);
    const advice = 'Look at config/search-engines.ts; the sitemap lists what search engines should show.';
    if (own !== undefined && (canonical !== own || !indexed)) {
      const found = indexed ? `the canonical link ${canonical ?? 'left out'}` : 'that it is to be left out';
      return [{ path, expected: `the page itself as canonical, because sitemap.xml lists it`, found, advice }];
    }
    if (own === undefined && indexed && ![...sitemap.values()].includes(canonical ?? '')) {
      return [{ path, expected: 'an entry in sitemap.xml, or a canonical link to one', found: 'neither', advice }];
    }
    return [];
  });

/** `npm run check` measures those of docs and posts. */
const descriptions: Rule = ({ pages }) =>
  pages
    .filter(({ path, indexed, docId, date }) => indexed && (isGenerated(path) || (docId ?? date) === undefined))
    .flatMap(({ path, description }) => {
      const length = description === undefined ? 0 : [...description].length;
      const { min, max } = descriptionLength;
      if (isGenerated(path) ? length > 0 : length >= min && length <= max) return [];
      return [
        {
          path,
          expected: isGenerated(path) ? 'a description' : `a description of ${min} to ${max} characters`,
          found: description === undefined ? 'none' : `${length} characters: ${JSON.stringify(description)}`,
          advice: isGenerated(path)
            ? 'Describe it in blog/tags.yml, blog/authors.yml, or the theme component that renders it.'
            : describeAdvice(length),
        },
      ];
    });

function describeAdvice(length: number): string {
  if (length === 0)
    return 'Write `description` on the Layout of the page, or in the sidebar category that generates it.';
  return length < descriptionLength.min ? 'Say what the reader can do with the page.' : 'Shorten it.';
}

const repeatedDescriptions: Rule = ({ pages }) => {
  const first = new Map<string, string>();
  return pages
    .filter(({ path }) => !/\/page\/\d+$/.test(path)) // all pages of a list share its description
    .flatMap(({ path, description, indexed }) => {
      if (!indexed || description === undefined) return [];
      const other = first.get(description);
      if (other === undefined) {
        first.set(description, path);
        return [];
      }
      return [
        {
          path,
          expected: 'a description of its own',
          found: `the one of ${other}: ${JSON.stringify(description)}`,
          advice: 'Say in one of the two what sets it apart.',
        },
      ];
    });
};

const rules: Rule[] = [
  gonePages,
  unexpectedPages,
  otherDocs,
  otherDates,
  otherCanonicals,
  descriptions,
  repeatedDescriptions,
];
