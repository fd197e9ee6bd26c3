import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { globSync } from 'tinyglobby';
import { joinWanted, pickStyles, readPage, readScript, type Wanted } from '../../core/page-styles/pick-styles.ts';
import { parseStylesheet, type Part } from '../../core/page-styles/stylesheet.ts';
import { measureStep } from '../shared/build-steps.ts';
import { digest } from '../shared/snippets/cache.ts';

/** The tag of a stylesheet, as Docusaurus 3.10.2 writes it, with its address. */
const styleTags = /<link rel="?stylesheet"? href="?([^\s">]+)"? ?\/?>/g;

/**
 * Puts the styles that a page needs into the page, in place of the tags for whole stylesheets, which would keep readers
 * waiting for another answer of the server's. The whole is loaded before React (src/inline/hydrate-on-intent.ts), without
 * what no page and no script has a name for: the theme's framework brings much that is of no use here.
 *
 * @throws when a page has no such tag
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

interface Page {
  file: string;
  /** Of its stylesheets, in their order. */
  addresses: string[];
  wanted: Wanted;
}

interface Sheet {
  address: string;
  parts: readonly Part[];
}

function writeStyles(outDir: string, baseUrl: string, expected: number): number {
  const pages = globSync('**/*.html', { cwd: outDir, absolute: true })
    .map(readStyledPage)
    .filter(({ addresses }) => addresses.length > 0);
  if (pages.length < expected) {
    throw new Error(
      `page-styles: ${pages.length} of ${expected} pages have a stylesheet that plugins/page-styles knows by its tag. ` +
        'Compare `styleTags` there with the pages of the build, or build with HYDRATE_ON_INTENT=false meanwhile.',
    );
  }
  const scripts = globSync('**/*.js', { cwd: outDir, absolute: true }).map((file) => readFileSync(file, 'utf8'));
  const wanted = joinWanted([...pages.map((page) => page.wanted), ...scripts.map(readScript)]);
  const sheets = new Map<string, Sheet>();
  for (const address of new Set(pages.flatMap(({ addresses }) => addresses))) {
    const isKnownToScripts = scripts.some((script) => script.includes(path.basename(address).split('.').at(-2)!));
    sheets.set(
      address,
      isKnownToScripts ? readSheet(outDir, baseUrl, address) : prune(outDir, baseUrl, address, wanted),
    );
  }
  for (const page of pages) putStyles(page, sheets);
  return pages.length;
}

function readStyledPage(file: string): Page {
  const html = readFileSync(file, 'utf8');
  const addresses = [...html.matchAll(styleTags)].map(([, address]) => address!);
  return { file, addresses, wanted: readPage(html.replaceAll(styleTags, '')) };
}

function readSheet(outDir: string, baseUrl: string, address: string): Sheet {
  return { address, parts: parseStylesheet(readFileSync(toFile(outDir, baseUrl, address), 'utf8')) };
}

/** Under another name, since browsers keep a file for as long as it has the same. */
function prune(outDir: string, baseUrl: string, address: string, wanted: Wanted): Sheet {
  const css = pickStyles(readSheet(outDir, baseUrl, address).parts, wanted);
  const pruned = address.replace(/[^.]+(?=\.css$)/, digest(css).slice(0, 8));
  rmSync(toFile(outDir, baseUrl, address));
  writeFileSync(toFile(outDir, baseUrl, pruned), css);
  return { address: pruned, parts: parseStylesheet(css) };
}

const toFile = (outDir: string, baseUrl: string, address: string) => path.join(outDir, address.slice(baseUrl.length));

function putStyles({ file, wanted }: Page, sheets: ReadonlyMap<string, Sheet>): void {
  const html = readFileSync(file, 'utf8').replaceAll(styleTags, (_tag, found: string) => {
    const { address, parts } = sheets.get(found)!;
    return `<style data-part-of="${address}">${pickStyles(parts, wanted)}</style>`;
  });
  // In one go: other plugins read pages meanwhile.
  writeFileSync(`${file}.new`, html);
  renameSync(`${file}.new`, file);
}
