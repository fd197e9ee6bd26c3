import type { Root, RootContent, RootContentMap } from 'mdast';
import type {} from 'remark-mdx';
import { displayMessage, places } from '../index-data.ts';
import type { ErrorEntry } from '../entry.ts';

/** What the page of an entry shows besides its own text. */
export interface EntryPage {
  entry: ErrorEntry;
  /** Title of the page that has more. */
  guideTitle: string;
}

/**
 * Adds the messages and facts of an entry above its text, and the link to its guide below, as Markdown, so that search,
 * the Markdown of the page and readers without scripts get them. For `remarkPlugins`, before code blocks are rendered.
 *
 * @param find returns undefined for other pages
 */
export function createEntryPlugin(find: (file: string) => EntryPage | undefined) {
  return () =>
    (tree: Root, file: { path: string }): void => {
      const page = find(file.path);
      if (!page) return;
      const { entry, guideTitle } = page;
      const start = tree.children.findIndex(({ type }) => !isPreamble(type));
      const head: RootContent[] = [...entry.messages.map(showMessage), showFacts(entry)];
      tree.children.splice(start < 0 ? tree.children.length : start, 0, ...head);
      tree.children.push({
        type: 'paragraph',
        children: [
          { type: 'text', value: 'More in ' },
          { type: 'link', url: entry.guide, children: [{ type: 'text', value: guideTitle }] },
          { type: 'text', value: '.' },
        ],
      });
    };
}

const isPreamble = (type: string) => type === 'yaml' || type === 'mdxjsEsm';

const showMessage = (message: string): RootContent => ({ type: 'code', lang: 'txt', value: displayMessage(message) });

function showFacts({ where, versions, packages }: ErrorEntry): RootContentMap['mdxJsxFlowElement'] {
  const facts = { where: places[where].label, versions: versions.join(', '), packages: packages.join(', ') };
  return {
    type: 'mdxJsxFlowElement',
    name: 'EntryFacts',
    attributes: Object.entries(facts)
      .filter(([, value]) => value !== '')
      .map(([name, value]) => ({ type: 'mdxJsxAttribute', name, value })),
    children: [],
  };
}
