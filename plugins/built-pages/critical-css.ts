import { readFileSync } from 'node:fs';
import path from 'node:path';
import { compileSheet } from 'beasties/compiler';
import { createProcessor } from 'beasties/runtime';

const stylesheetLink = /<link rel="?stylesheet"? href="?([^\s">]+)"?[^>]*>/g;

/** Selectors made of pseudo-classes alone. beasties drops them, because nothing is left to look for in the page. */
const pseudoOnly = /^(?:::?[\w-]+(?:\(.*\))?)+$/;

interface Stylesheet {
  extract: (html: string) => { css: string };
  /** An element with every attribute that the stylesheet selects by, because scripts set attributes later. */
  attributes: string;
}

/** Inlines the rules of a page's stylesheets that can match in the page, for every state, medium and color mode. */
export class CriticalCss {
  private readonly stylesheets = new Map<string, Stylesheet>();

  constructor(
    private readonly outDir: string,
    private readonly baseUrl: string,
  ) {}

  /**
   * Replaces each stylesheet link with a style element that names the whole stylesheet, which a script loads before
   * React starts.
   *
   * @throws when the page has no stylesheet link
   */
  inline(html: string, file: string): string {
    if (html.search(stylesheetLink) < 0) {
      throw new Error(
        `built-pages: ${file} has no <link rel="stylesheet">, which Docusaurus writes into every page. ` +
          'Compare its head with `stylesheetLink` in plugins/built-pages/critical-css.ts.',
      );
    }
    return html.replace(stylesheetLink, (_link, href: string) => {
      const { extract, attributes } = this.readStylesheet(href);
      return `<style data-deferred-stylesheet="${href}">${extract(html + attributes).css}</style>`;
    });
  }

  private readStylesheet(href: string): Stylesheet {
    let stylesheet = this.stylesheets.get(href);
    if (!stylesheet) {
      const css = readFileSync(path.join(this.outDir, href.slice(this.baseUrl.length)), 'utf8');
      // Exact matching would compare attribute values and positions, which scripts change. Without `href`, beasties leaves
      // addresses alone: the bundler writes absolute ones, and rebasing breaks data URLs that contain escaped quotes.
      const sheet = compileSheet(css, { exact: false, safeParser: false, allowRules: [pseudoOnly] });
      if (sheet.warnings.length > 0) throw new Error(`built-pages: ${href}: ${sheet.warnings.join('\n')}`);
      const names = new Set([...css.matchAll(/\[([\w-]+)/g)].map(([, name]) => name));
      stylesheet = { extract: createProcessor([sheet]).extract, attributes: `<i ${[...names].join(' ')}>` };
      this.stylesheets.set(href, stylesheet);
    }
    return stylesheet;
  }
}
