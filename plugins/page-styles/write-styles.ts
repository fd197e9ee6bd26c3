import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import {
  joinWanted,
  pickStyles,
  readPage,
  readScript,
  readStyles,
  type Wanted,
} from '../../core/page-styles/pick-styles.ts';
import { parseStylesheet, type Part } from '../../core/page-styles/stylesheet.ts';
import { digest } from '../shared/snippets/cache.ts';

/** The tag of the site's stylesheet, as Docusaurus 3.10.2 writes it, with its address. */
const styleTag = /<link rel="?stylesheet"? href="?([^\s">]+)"? ?\/?>/;

/** A class of a CSS module, whose name has a digest at its end and is in no other stylesheet. */
const moduleClass = /\.[\w-]*[a-z\d]_[\w-]{4}(?![\w-])/gi;

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

export interface StyleRequest {
  /** The folder of the built site. */
  outDir: string;
  baseUrl: string;
  /** How many pages the site has. */
  expected: number;
}

/**
 * Puts the styles that each page of a built site needs into the page.
 *
 * @returns how many pages got theirs
 * @throws when there are fewer than there should be
 */
export function writeStyles({ outDir, baseUrl, expected }: StyleRequest): number {
  const pages = globSync('**/*.html', { cwd: outDir, absolute: true }).flatMap((file) => readStyledPage(file) ?? []);
  if (pages.length < expected) {
    throw new Error(
      `page-styles: ${pages.length} of ${expected} pages have a stylesheet that plugins/page-styles knows by its tag. ` +
        'Compare `styleTag` there with the pages of the build.',
    );
  }
  const scripts = globSync('assets/**/*.js', { cwd: outDir, absolute: true }).map((file) => readFileSync(file, 'utf8'));
  const toFile = (address: string) => path.join(outDir, address.slice(baseUrl.length));
  const whole = new Set(pages.flatMap(({ addresses }) => addresses));
  const others = globSync('assets/css/*.css', { cwd: outDir })
    .map((file) => baseUrl + file)
    .filter((address) => !whole.has(address))
    .map((address) => ({ address, css: readFileSync(toFile(address), 'utf8') }));
  const wanted = joinWanted([
    ...pages.map((page) => page.wanted),
    ...scripts.map(readScript),
    ...others.map(({ css }) => readStyles(css)),
  ]);
  const sheets = new Map<string, Sheet>();
  for (const address of whole) sheets.set(address, prune(address, toFile, wanted));
  for (const { address, css } of others) {
    const classes = css.match(moduleClass) ?? [];
    const users = pages.filter((page) => classes.some((name) => page.wanted.names.has(name)));
    if (users.length > 0) sheets.set(address, { address, parts: parseStylesheet(css) });
    for (const page of users) page.addresses.push(address);
  }
  for (const page of pages) putStyles(page, sheets);
  return pages.length;
}

function readStyledPage(file: string): Page | undefined {
  const html = readFileSync(file, 'utf8');
  const [tag, address] = styleTag.exec(html) ?? [];
  if (tag === undefined || address === undefined) return undefined;
  return { file, addresses: [address], wanted: readPage(html.replace(tag, '')) };
}

/** Under another name, since browsers keep a file for as long as it has the same. */
function prune(address: string, toFile: (address: string) => string, wanted: Wanted): Sheet {
  const css = pickStyles(parseStylesheet(readFileSync(toFile(address), 'utf8')), wanted);
  const pruned = address.replace(/[^.]+(?=\.css$)/, digest(css).slice(0, 8));
  rmSync(toFile(address));
  writeFileSync(toFile(pruned), css);
  return { address: pruned, parts: parseStylesheet(css) };
}

function putStyles({ file, addresses, wanted }: Page, sheets: ReadonlyMap<string, Sheet>): void {
  const [first, ...own] = addresses.map((address) => sheets.get(address)!);
  const ownStyles = own.map(({ parts }) => pickStyles(parts, wanted));
  // The site's stylesheet holds the custom properties for all.
  const styles = [pickStyles(first!.parts, joinWanted([wanted, ...ownStyles.map(readStyles)])), ...ownStyles];
  const tags = styles.map(
    (css, i) => `<style data-deferred-stylesheet="${[first!, ...own][i]!.address}">${css}</style>`,
  );
  const html = readFileSync(file, 'utf8').replace(styleTag, () => tags.join(''));
  // In one go: other plugins read pages meanwhile.
  writeFileSync(`${file}.new`, html);
  renameSync(`${file}.new`, file);
}
