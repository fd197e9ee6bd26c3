import { didYouMean } from '@typed-docs/utils/suggest';
import { placeOf, valueOf, type ContentCheckOptions, type Page, type Problem } from './types.ts';

interface Type {
  expected: string;
  fits: (value: unknown) => boolean;
}

const isText = (value: unknown) => typeof value === 'string' || typeof value === 'number';
const text: Type = { expected: 'a string', fits: isText };
const textOrNull: Type = { expected: 'a string or null', fits: (value) => value === null || isText(value) };
const flag: Type = { expected: 'true or false', fits: (value) => typeof value === 'boolean' };
const number: Type = { expected: 'a number', fits: (value) => typeof value === 'number' };
const texts: Type = {
  expected: 'a list of strings, such as [one, two]',
  fits: (value) => Array.isArray(value) && value.every(isText),
};
const list: Type = { expected: 'a list, such as [one, two]', fits: Array.isArray };
const mapping: Type = {
  expected: 'an object',
  fits: (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
};
const date: Type = {
  expected: 'a date, such as 2026-01-31',
  fits: (value) => isText(value) && !Number.isNaN(Date.parse(String(value))),
};
const anything: Type = { expected: 'a value', fits: (value) => value !== null };

const everywhere: Record<string, Type> = {
  title: text,
  description: text,
  keywords: texts,
  image: text,
  slug: text,
  hide_table_of_contents: flag,
  toc_min_heading_level: number,
  toc_max_heading_level: number,
  last_update: mapping,
  draft: flag,
  unlisted: flag,
};

/** Keys of Docusaurus 3.10, which itself accepts any key and ignores unknown ones. */
const knownKeys: Record<Exclude<Page['kind'], 'partial'>, Record<string, Type>> = {
  doc: {
    ...everywhere,
    id: text,
    tags: list,
    hide_title: flag,
    sidebar_key: text,
    sidebar_label: text,
    sidebar_position: number,
    sidebar_class_name: text,
    sidebar_custom_props: mapping,
    displayed_sidebar: textOrNull,
    pagination_label: text,
    pagination_next: textOrNull,
    pagination_prev: textOrNull,
    custom_edit_url: textOrNull,
    parse_number_prefixes: flag,
  },
  post: {
    ...everywhere,
    id: text,
    tags: list,
    title_meta: text,
    sidebar_label: text,
    date,
    authors: anything,
  },
  page: { ...everywhere, wrapperClassName: text },
};

export function checkFrontMatter(pages: readonly Page[], options: ContentCheckOptions): Problem[] {
  const described = new Map<string, Page>();
  return pages.flatMap((page) => {
    if (page.kind === 'partial' || !page.frontMatterIsSound) return [];
    const problems = [...checkKeys(page, options), ...checkTitle(page), ...checkDescription(page, options)];
    const key = `${page.folder} ${String(valueOf(page, 'description'))}`;
    const other = described.get(key);
    if (other && isText(valueOf(page, 'description'))) {
      const message = `the same description as ${other.path}. Change one of the two to say what sets it apart.`;
      problems.push({ path: page.path, ...placeOf(page, 'description'), message });
    }
    described.set(key, other ?? page);
    return problems;
  });
}

function checkKeys(page: Page, { ownKeys = [] }: ContentCheckOptions): Problem[] {
  const known: Record<string, Type> = {
    ...knownKeys[page.kind as keyof typeof knownKeys],
    ...Object.fromEntries(ownKeys.map((key) => [key, anything])),
  };
  return page.frontMatter.flatMap(({ key, value, line, column }) => {
    const type = known[key];
    const found = (message: string) => [{ path: page.path, line, column, message }];
    if (!type) {
      return found(`unknown front matter key \`${key}\`${didYouMean(key, Object.keys(known)) || '. Remove it.'}`);
    }
    return type.fits(value) ? [] : found(`\`${key}\`: expected ${type.expected}; found ${JSON.stringify(value)}.`);
  });
}

function checkTitle(page: Page): Problem[] {
  const title = valueOf(page, 'title');
  if (title !== undefined && title !== '') return [];
  return [
    { path: page.path, ...placeOf(page, 'title'), message: 'missing title. Write `title: …` in the front matter.' },
  ];
}

function checkDescription(page: Page, { description: { min, max } }: ContentCheckOptions): Problem[] {
  const description = valueOf(page, 'description') ?? '';
  if (!isText(description)) return []; // reported by its type
  const { length } = [...String(description)];
  if (length >= min && length <= max) return [];
  const message =
    length === 0
      ? `missing description. Write \`description: …\` in the front matter, with ${min} to ${max} characters.`
      : `a description of ${length} characters. ${length < min ? 'Say what the reader can do with the page' : 'Shorten it'}: ${min} to ${max} characters.`;
  return [{ path: page.path, ...placeOf(page, 'description'), message }];
}
