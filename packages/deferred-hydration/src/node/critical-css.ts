import { readFileSync } from 'node:fs';
import path from 'node:path';
import { compileSheet } from 'beasties/compiler';
import { createProcessor } from 'beasties/runtime';

const stylesheetLink = /<link rel="?stylesheet"? href="?([^\s">]+)"?[^>]*>/g;

/** beasties drops fonts that are used through custom properties. */
const fontFace = /@font-face\s*\{[^}]*\}/g;

/** beasties drops selectors that consist of pseudo-classes, because they name nothing to find in the page. */
const pseudoOnly = /^(?:::?[\w-]+(?:\(.*\))?)+$/;

interface Stylesheet {
  extract: (html: string) => { css: string };
  fontFaces: string;
  /** Element with all attributes of the stylesheet's selectors, because scripts set attributes later. */
  attributes: string;
}

/** Inlines the rules that can match a page's elements, in any state, medium and color mode. */
export class CriticalCss {
  private readonly stylesheets = new Map<string, Stylesheet>();

  constructor(
    private readonly outDir: string,
    private readonly baseUrl: string,
  ) {}

  /** A script loads the full stylesheets, which the style elements name, before React starts. */
  inline(html: string, file: string): string {
    if (html.search(stylesheetLink) < 0) {
      throw new Error(
        `deferred-hydration: ${file} has no <link rel="stylesheet">, which Docusaurus adds to every page. ` +
          'Compare its head with `stylesheetLink` in packages/deferred-hydration/src/node/critical-css.ts.',
      );
    }
    return html.replace(stylesheetLink, (_link, href: string) => {
      const { extract, fontFaces, attributes } = this.readStylesheet(href);
      const { css } = extract(html + attributes);
      return `<style data-deferred-stylesheet="${href}">${fontFaces}${dropUnusedProperties(css, html)}</style>`;
    });
  }

  private readStylesheet(href: string): Stylesheet {
    let stylesheet = this.stylesheets.get(href);
    if (!stylesheet) {
      const css = readFileSync(path.join(this.outDir, href.slice(this.baseUrl.length)), 'utf8');
      // Exact matching would compare attribute values and positions, which scripts change. Without `href`, beasties
      // does not rebase URLs: the bundler's are absolute, and rebasing breaks data URLs with escaped quotes.
      const sheet = compileSheet(css, { exact: false, safeParser: false, allowRules: [pseudoOnly] });
      if (sheet.warnings.length > 0) throw new Error(`deferred-hydration: ${href}: ${sheet.warnings.join('\n')}`);
      const names = new Set([...css.matchAll(/\[([\w-]+)/g)].map(([, name]) => name));
      stylesheet = {
        extract: createProcessor([sheet]).extract,
        fontFaces: (css.match(fontFace) ?? []).join(''),
        attributes: `<i ${[...names].join(' ')}>`,
      };
      this.stylesheets.set(href, stylesheet);
    }
    return stylesheet;
  }
}

const customProperty =
  /(?<=[{;])(--[\w-]+):(?:[^;{}"'(]|"[^"]*"|'[^']*'|\((?:[^()"']|"[^"]*"|'[^']*'|\([^()]*\))*\))*(?:;|(?=\}))/g;

/** Leaves out custom properties that neither the rules nor the page use. Infima declares hundreds. */
function dropUnusedProperties(css: string, html: string): string {
  const used = new Set([...(css + html).matchAll(/(?<![\w-])--[\w-]+(?=[),;}'"\s])/g)].map(([name]) => name));
  const kept = css.replace(customProperty, (declaration, name: string) => (used.has(name) ? declaration : ''));
  // A removed property may have been the only user of others.
  return kept === css ? css : dropUnusedProperties(kept, html);
}
