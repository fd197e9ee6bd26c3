import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { load, type CheerioAPI } from 'cheerio';

const build = path.resolve(__dirname, '../../build');

/** @returns The text of a file of the built site. */
export function readBuilt(file: string): string {
  return readFileSync(path.join(build, file), 'utf8');
}

/**
 * @returns A page of the built site, as it is served to machines, without the sidebar, which takes half the time to parse.
 */
export function loadPage(address: string): CheerioAPI {
  return load(readBuilt(address === '/' ? 'index.html' : `${address}.html`).replace(/<aside[^]*?<\/aside>/, ''));
}

/**
 * Reads something of pages, once for each: parsing takes long.
 *
 * @param read what is wanted of a page; to keep the page itself would take too much memory
 */
export function readOnce<Facts>(read: ($: CheerioAPI, address: string) => Facts): (address: string) => Facts {
  const known = new Map<string, Facts>();
  return (address) => {
    if (!known.has(address)) known.set(address, read(loadPage(address), address));
    return known.get(address)!;
  };
}

/** Whether something stands at an address of the built site: a page, or any other file. */
export function standsAt(address: string): boolean {
  const file = path.join(build, decodeURI(address).replace(/[?#].*$/, ''));
  return (
    address === '/' || existsSync(`${file.replace(/\/$/, '')}.html`) || (path.extname(file) !== '' && existsSync(file))
  );
}
