import { contentCheck } from '../../config/content-check.ts';
import type { KnownAddresses } from '@typed-docs/redirects/find-address';
import type { BuiltPage } from './built-page.ts';
import { isOfReference, recordFile } from './recorded-addresses.ts';

const { description: descriptionLength } = contentCheck;

export interface Problem {
  path: string;
  expected: string;
  found: string;
  advice: string;
}

export interface Content {
  /** Addresses that must lead somewhere. */
  recorded: readonly string[];
  /** Addresses of pages and of redirects to them, by lowercase address. */
  targets: KnownAddresses['targets'];
  pages: readonly BuiltPage[];
  /** Full URLs by address without origin and base path. */
  sitemap: ReadonlyMap<string, string>;
}

export function checkContent(content: Content): Problem[] {
  return rules.flatMap((rule) => rule(content)).sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0));
}

/** Docusaurus or TypeDoc writes these pages. */
function isGenerated(path: string): boolean {
  return /^\/blog(?:$|\/(?:archive|authors|tags|page)(?:\/|$))/.test(path) || isOfReference(path);
}

type Rule = (content: Content) => Problem[];

const gonePages: Rule = ({ recorded, targets, pages }) => {
  const existing = new Set(pages.map(({ path }) => path));
  return recorded
    .filter((path) => !existing.has(path) && !isRedirected(path, targets))
    .map((path) => ({
      path,
      expected: `a page or a redirect, because ${recordFile} has this address`,
      found: 'neither in the build',
      advice:
        'Readers and other sites link to it: restore the page, or add a redirect to the page that replaces it to config/redirects.ts.',
    }));
};

/** No host redirects between addresses that differ only in letter case. */
function isRedirected(path: string, targets: Content['targets']): boolean {
  const target = Object.hasOwn(targets, path.toLowerCase()) ? targets[path.toLowerCase()]! : path;
  return target.toLowerCase() !== path.toLowerCase();
}

const otherCanonicals: Rule = ({ pages, sitemap }) =>
  pages.flatMap(({ path, canonical, indexed }) => {
    const own = sitemap.get(path);
    const advice = 'See config/search-engines.ts; the sitemap lists what search engines should show.';
    if (own !== undefined && (canonical !== own || !indexed)) {
      const found = indexed ? `the canonical link ${canonical ?? 'left out'}` : 'that it should be left out';
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
    .filter(({ path, indexed, isContent }) => indexed && (isGenerated(path) || !isContent))
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

/** Address in any version; a page that is as it was when its version was frozen needs no description of its own. */
const withoutVersion = (path: string) => path.replace(/^\/docs\/v\d+(?=\/|$)/, '/docs');

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
      if (withoutVersion(other) === withoutVersion(path)) return [];
      return [
        {
          path,
          expected: 'a unique description',
          found: `the one from ${other}: ${JSON.stringify(description)}`,
          advice: 'Say in one of the two what sets it apart.',
        },
      ];
    });
};

const rules: Rule[] = [gonePages, otherCanonicals, descriptions, repeatedDescriptions];
