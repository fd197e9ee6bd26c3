import htmlTags from 'html-tags';
import { didYouMean, suggest } from '@typed-docs/utils/suggest';
import type { ContentCheckOptions, Page, Problem } from './types.ts';

/** Components that theme-classic adds to every page, besides those for Markdown. */
const themeComponents = ['Head', 'Details', 'DocCardList'];

export function checkMarkup(page: Page, options: ContentCheckOptions): Problem[] {
  const at = (place: { line: number; column: number }, message: string): Problem => ({
    path: page.path,
    line: place.line,
    column: place.column,
    message,
  });
  const declared = new Set(page.esm.flatMap(({ declares }) => declares));
  return [
    ...page.problems.map((problem) => at(problem, problem.message)),
    ...checkElements(page, declared, options).map(({ message, ...place }) => at(place, message)),
    ...page.expressions
      .filter(({ names }) => names.some((name) => !declared.has(name)))
      .map((expression) => {
        const unknown = expression.names.filter((name) => !declared.has(name)).map((name) => `\`${name}\``);
        const message =
          `\`${expression.text}\` is an expression in MDX, and nothing on the page is named ${unknown.join(', ')}. ` +
          `If it is text, put it in backticks: \`${expression.text}\`.`;
        return at(expression, message);
      }),
    // Partials and pages are part of the site's code; other pages may be frozen while it changes.
    ...(page.kind === 'doc' || page.kind === 'post' ? page.esm : []).map((one) =>
      at(
        one,
        `\`${one.keyword}\` in a page would break if the site changes after the page is frozen. ` +
          'Use a component that src/theme/MDXComponents registers, or start the sentence with another word.',
      ),
    ),
    ...checkIds(page).map(({ message, ...place }) => at(place, message)),
  ];
}

function checkElements(page: Page, declared: ReadonlySet<string>, { components }: ContentCheckOptions) {
  const known = [...components, ...themeComponents];
  return page.components.flatMap(({ name, ...place }) => {
    const [first = ''] = name.split('.');
    if (known.includes(first) || declared.has(first) || first.includes('-')) return [];
    if (/^[a-z]/.test(first) && (htmlTags as string[]).includes(first)) return [];
    if (first === 'svg' || first === 'math') return [];
    const near = suggest(name, /^[A-Z]/.test(name) ? known : htmlTags);
    const advice = near.length > 0 ? didYouMean(name, near) : '.';
    const kind = /^[A-Z]/.test(name) ? 'no component' : 'no HTML element';
    const message = `${kind} is named \`<${name}>\`${advice} If it is text, put it in backticks.`;
    return [{ message, ...place }];
  });
}

function checkIds({ ids }: Page) {
  const lines = new Map<string, number>();
  return ids.flatMap(({ id, ...place }) => {
    const first = lines.get(id);
    if (first === undefined) lines.set(id, place.line);
    const message = `the id \`${id}\` is also on line ${first}. Give one of the two a different id: \`{/* #another-id */}\` at the end of the heading.`;
    return first === undefined ? [] : [{ message, ...place }];
  });
}
