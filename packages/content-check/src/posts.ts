import { didYouMean } from '@typed-docs/utils/suggest';
import { placeOf, valueOf, type ContentCheckOptions, type Page, type Problem, type Site } from './types.ts';

/** Keys that posts name, and the excerpt that lists of posts show. */
export function checkPosts(
  pages: readonly Page[],
  postKeys: Site['postKeys'],
  { blog }: ContentCheckOptions,
): Problem[] {
  if (!blog) return [];
  return postsOf(pages).flatMap((post) => {
    const at = (key: string, message: string): Problem => ({ path: post.path, ...placeOf(post, key), message });
    const unknown = (['authors', 'tags'] as const).flatMap((kind) => {
      const known = postKeys[kind];
      if (!known) return [];
      const file = `${blog.folder}/${kind}.yml`;
      return keysIn(valueOf(post, kind))
        .filter((key) => !known.includes(key))
        .map((key) => at(kind, `\`${kind}\`: ${file} has no \`${key}\`${didYouMean(key, known) || `. Add it there.`}`));
    });
    const excerpt = post.isTruncated
      ? []
      : [
          at(
            '',
            'missing `{/* truncate */}`. Put it on its own line after the first paragraphs, which lists of posts show.',
          ),
        ];
    return [...unknown, ...excerpt];
  });
}

/** @returns a warning for each post with a later date, because Docusaurus doesn't wait for it */
export function warnOfFuturePosts(pages: readonly Page[], now: Date): Problem[] {
  return postsOf(pages).flatMap((post) => {
    const date = toDay(valueOf(post, 'date') ?? /\d{4}-\d\d-\d\d/.exec(post.path)?.[0]);
    if (date === undefined || date <= toDay(now)! || valueOf(post, 'draft') === true) return [];
    const message = `dated ${date}, which is in the future: Docusaurus publishes it immediately. To hold it back, write \`draft: true\` in the front matter.`;
    return [{ path: post.path, ...placeOf(post, 'date'), message }];
  });
}

const postsOf = (pages: readonly Page[]) => pages.filter(({ kind }) => kind === 'post');

/** Docusaurus takes one key or several; an object with a `key` overrides fields of an author, and one without is an author or tag itself. */
const keysIn = (value: unknown): string[] =>
  [value ?? []].flat().flatMap((one) => {
    const key = typeof one === 'object' && one !== null ? (one as { key?: unknown }).key : one;
    return key === undefined || key === null ? [] : String(key);
  });

/** YYYY-MM-DD; undefined for an invalid date, which the front matter check reports. */
function toDay(value: unknown): string | undefined {
  const date = new Date(value instanceof Date ? value : String(value));
  return Number.isNaN(date.valueOf()) ? undefined : date.toISOString().slice(0, 10);
}
