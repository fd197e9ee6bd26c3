import { relative, sep } from 'node:path';
import type { Nodes, Root } from 'mdast';
import type {} from 'remark-mdx';
import { visit } from 'unist-util-visit';
import type { Guide } from '../../guides.ts';
import { fileIsReference } from '@typed-docs/snippets/versions';
import { listGuides } from './list-guides.ts';

/** Origin of links in the packages' comments, even if the site is built for another one. */
const publishedSite = 'https://trpc.io';

/** Headings that comments link to, and whose ids have changed. */
const movedHeadings = new Map([
  [
    '/docs/client/tanstack-react-query/setup#3a-setup-the-trpc-context-provider',
    '#3a-set-up-the-trpc-context-provider',
  ],
  ['/docs/client/tanstack-react-query/setup#3b-setup-without-react-context', '#3c-set-up-without-react-context'],
]);

/** Placeholder for the list of guides on a member's page. */
const guidesName = 'ApiGuides';

/**
 * Creates a remark plugin that lists the guides that use a page's subject. They are not in the generated files, because
 * they change with every edit of a guide. In `beforeDefaultRemarkPlugins`, its heading gets into the table of contents.
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
 * Creates a remark plugin for `beforeDefaultRemarkPlugins` that makes links to `pages` relative, so that Docusaurus
 * checks them and follows them without a reload.
 */
export function createOwnLinker(root: string, pages: ReadonlySet<string>) {
  return () => (tree: Root, file: { path: string }) => {
    if (!fileIsReference(relative(root, file.path).split(sep).join('/'))) return;
    visit(tree, 'link', (link) => {
      if (!link.url.startsWith(`${publishedSite}/docs/`)) return;
      const { pathname, hash } = new URL(link.url);
      // Comments from before 11.0 link to /docs/v11.
      const path = pathname.replace(/^\/docs\/v11\//, '/docs/');
      if (pages.has(path)) link.url = path + (movedHeadings.get(path + hash) ?? hash);
    });
  };
}

type JsxElement = Extract<Nodes, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>;

function nodeIsElement(node: Nodes): node is JsxElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}
