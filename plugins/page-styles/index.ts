import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { globSync } from 'tinyglobby';
import { pickStyles } from '../../core/page-styles/pick-styles.ts';
import { parseStylesheet } from '../../core/page-styles/stylesheet.ts';
import { measureStep } from '../shared/build-steps.ts';

/** The tag of the site's stylesheet, as Docusaurus 3.10.2 writes it, with its address. */
const styleTag = /<link rel="?stylesheet"? href="?([^\s">]+)"? ?\/?>/;

/**
 * Puts the styles that a page needs into the page, in place of the tag for the whole stylesheet, which would keep readers
 * waiting for another answer of the server's. The whole is loaded before React (src/inline/hydrate-on-intent.ts).
 *
 * @throws when a page has no such tag, or another stylesheet than the site's
 */
export default function pageStylesPlugin({ baseUrl }: LoadContext): Plugin {
  return {
    name: 'page-styles',
    postBuild: ({ outDir, routesPaths }) =>
      measureStep(
        'Styles',
        () => writeStyles(outDir, baseUrl, routesPaths.length),
        (count) => `${count} pages`,
      ).then(() => undefined),
  };
}

function writeStyles(outDir: string, baseUrl: string, expected: number): number {
  const sheets = new Map<string, ReturnType<typeof readSheet>>();
  const readSheet = (address: string) =>
    parseStylesheet(readFileSync(path.join(outDir, address.slice(baseUrl.length)), 'utf8'));
  const pages = globSync('**/*.html', { cwd: outDir, absolute: true });
  let count = 0;
  for (const file of pages) {
    const html = readFileSync(file, 'utf8');
    const [tag, address] = styleTag.exec(html) ?? [];
    if (tag === undefined || address === undefined) continue;
    const sheet = sheets.get(address) ?? readSheet(address);
    sheets.set(address, sheet);
    const styles = `<style data-part-of="${address}">${pickStyles(sheet, html.replace(tag, ''))}</style>`;
    // In one go: other plugins read pages meanwhile.
    writeFileSync(
      `${file}.new`,
      html.replace(tag, () => styles),
    );
    renameSync(`${file}.new`, file);
    count++;
  }
  if (count < expected) {
    throw new Error(
      `page-styles: ${count} of ${expected} pages have a stylesheet that plugins/page-styles knows by its tag. ` +
        'Compare `styleTag` there with the pages of the build, or build with HYDRATE_ON_INTENT=false meanwhile.',
    );
  }
  return count;
}
