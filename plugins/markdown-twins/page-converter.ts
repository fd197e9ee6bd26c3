import path from 'node:path';
import { toMarkdown } from '../../core/markdown-twins/to-markdown.ts';
import { cutMain, readContent } from '../../core/plain-content/read-content.ts';
import { simplifyContent } from '../../core/plain-content/simplify.ts';
import { resolveAgainst } from '../shared/resolve-address.ts';
import { Cache, digest } from '../shared/snippets/cache.ts';
import { hashFiles, installedVersion, listModules } from '../shared/snippets/tool-hash.ts';

const core = path.join(__dirname, '../../core');
const packages = ['hast-util-to-mdast', 'rehype-parse', 'remark-gfm', 'remark-stringify'];

/** Makes Markdown of pages. One that has not changed since an earlier build is taken from the cache. */
export class PageConverter {
  private readonly cache: Cache;
  /** Stands for everything but the page that the Markdown depends on. */
  private readonly tool = digest(
    hashFiles(['plain-content', 'markdown-twins'].flatMap((folder) => listModules(path.join(core, folder)))),
    packages.map(installedVersion),
  );

  /** @param folder absolute path of the cache */
  constructor(folder: string) {
    this.cache = new Cache(folder);
  }

  /**
   * @param html a page of the built site
   * @param url its full address, which links in it are relative to
   * @throws When the HTML holds no content that is known.
   */
  convert(html: string, url: string): string {
    const main = cutMain(html) ?? '';
    const key = digest(this.tool, url, main);
    const known = this.cache.read<string>('pages', key);
    if (known !== undefined) return known;
    const content = readContent(main);
    if (!content) {
      throw new Error(
        `markdown-twins: the page ${url} has neither an element of the class "theme-doc-markdown", nor the text of a post, ` +
          `nor the heading and cards of a category. If its layout changed, teach core/plain-content/read-content.ts.`,
      );
    }
    simplifyContent(content, resolveAgainst(url));
    const markdown = toMarkdown(content);
    this.cache.write('pages', key, markdown);
    return markdown;
  }
}
