import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';

/**
 * Lets a doc link to another by its relative path, whichever of them is translated. Docusaurus resolves such a path
 * only next to the file, and so misses pages in another folder (`docs`, `i18n/fr/…`); it looks up a path that starts
 * with a slash among the version's translated docs, and then among the others.
 */
export function linkTranslations({ siteDir }: { siteDir: string }) {
  return (tree: Root, file: { path: string }): void => {
    const source = path.relative(siteDir, file.path).split(path.sep).join('/');
    const [, translated, docs, page] =
      /^(?:i18n\/[^/]+\/docusaurus-plugin-content-docs\/([^/]+)|(docs|versioned_docs\/[^/]+))\/(.*)$/.exec(source) ??
      [];
    if (page === undefined) return;
    const originals = docs ?? (translated === 'current' ? 'docs' : `versioned_docs/${translated}`);
    visit(tree, ['link', 'definition'], (node) => {
      if (!('url' in node)) return;
      const [, target, anchor] = /^(\.\.?\/[^?#]*\.mdx?)(.*)$/.exec(node.url) ?? [];
      if (target === undefined) return;
      const linked = path.posix.join(path.posix.dirname(page), decodeURIComponent(target));
      // Docusaurus reports a broken link as written.
      if (existsSync(path.join(siteDir, originals, linked))) node.url = encodeURI(`/${linked}`) + anchor;
    });
  };
}
