import { relative, sep } from 'node:path';
import type { Nodes, Root } from 'mdast';
import type {} from 'remark-mdx';
import { visit } from 'unist-util-visit';
import type { Guide } from '../../core/api-reference/guides.ts';
import { fileIsReference } from '../../core/api-reference/symbols.ts';
import { listGuides } from './list-guides.ts';

/** The site as comments in the packages name it, wherever it is built for. */
const publishedSite = 'https://trpc.io';

/** Headings that comments name and that have other ids by now. */
const movedHeadings = new Map([
  [
    '/docs/client/tanstack-react-query/setup#3a-setup-the-trpc-context-provider',
    '#3a-set-up-the-trpc-context-provider',
  ],
  ['/docs/client/tanstack-react-query/setup#3b-setup-without-react-context', '#3c-set-up-without-react-context'],
]);

/** The mark that a member's page has where its guides are to be listed. */
const guidesName = 'ApiGuides';

/**
 * Makes the remark plugin that lists the guides which use a page's subject. They change with every edit of a guide, so that
 * they are no part of the generated files. It belongs into `beforeDefaultRemarkPlugins`: its heading belongs into the table
 * of contents, and its links are links like others.
 *
 * @param root absolute path of the repository's root
 * @param guidesThatUse the guides by the address of a member's page
 */
export function createGuideLister(root: string, guidesThatUse: () => Promise<ReadonlyMap<string, readonly Guide[]>>) {
  return () => async (tree: Root, file: { path: string }) => {
    const path = relative(root, file.path).split(sep).join('/');
    if (!fileIsReference(path)) return;
    const index = tree.children.findIndex((node) => nodeIsElement(node) && node.name === guidesName);
    if (index < 0) return;
    const guides = (await guidesThatUse()).get(`/${path.replace(/\.mdx$/, '')}`) ?? [];
    tree.children.splice(index, 1, ...listGuides(guides));
  };
}

/**
 * Makes the remark plugin that turns links of the packages' comments to this site into links within it, which Docusaurus
 * checks and follows without a reload. It belongs into `beforeDefaultRemarkPlugins`.
 *
 * @param root absolute path of the repository's root
 * @param pages the addresses of the current version's pages; links to others stay as they are
 */
export function createOwnLinker(root: string, pages: ReadonlySet<string>) {
  return () => (tree: Root, file: { path: string }) => {
    if (!fileIsReference(relative(root, file.path).split(sep).join('/'))) return;
    visit(tree, 'link', (link) => {
      if (!link.url.startsWith(`${publishedSite}/docs/`)) return;
      const { pathname, hash } = new URL(link.url);
      // Comments name the version, because they were written when it was not the current one.
      const path = pathname.replace(/^\/docs\/v11\//, '/docs/');
      if (pages.has(path)) link.url = path + (movedHeadings.get(path + hash) ?? hash);
    });
  };
}

type JsxElement = Extract<Nodes, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>;

function nodeIsElement(node: Nodes): node is JsxElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}
