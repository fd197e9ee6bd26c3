import type { Paragraph, PhrasingContent, Root } from 'mdast';
import type { ContinuedPage } from '../../check-complete.ts';
import { docsFolderOf } from '../../page-rules.ts';

/** Tells readers at the end of the page's introduction where to find the files that its samples import. */
export function addContinuedNote(tree: Root, continued: readonly ContinuedPage[]): void {
  const pages = continued.filter(({ files }) => files.length > 0);
  if (pages.length === 0) return;
  const note: Paragraph = {
    type: 'paragraph',
    children: [
      text('The code on this page continues from '),
      ...joinNodes(
        pages.map((page) => [
          { type: 'link', url: linkTo(page.path), children: [text(page.title)] },
          text(', which has '),
          ...joinNodes(page.files.map((value) => [{ type: 'inlineCode', value }])),
        ]),
        ', and from ',
      ),
      text('.'),
    ],
  };
  tree.children.splice(endOfIntroduction(tree), 0, note);
}

function endOfIntroduction({ children }: Root): number {
  let end = children.findIndex(({ type }) => type === 'heading');
  if (end < 0) return children.findIndex(({ type }) => type === 'paragraph') + 1;
  // Keeps former ids with the heading.
  while (isElement(children[end - 1])) end--;
  return end;
}

const isElement = (node: { type: string } | undefined) =>
  node?.type === 'mdxJsxFlowElement' && 'name' in node && node.name === 'a';

const text = (value: string): PhrasingContent => ({ type: 'text', value });

function joinNodes(items: PhrasingContent[][], lastSeparator = ' and '): PhrasingContent[] {
  return items.flatMap((item, i) => {
    if (i === 0) return item;
    return [text(i === items.length - 1 ? lastSeparator : ', '), ...item];
  });
}

/**
 * A link to the file from the folder of its docs version, which Docusaurus turns into the address of the page. A path
 * from the page's own folder would fail in a translation if the target page isn't translated.
 */
const linkTo = (path: string): string => path.slice(docsFolderOf(path).length);
