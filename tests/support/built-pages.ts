import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { load, type CheerioAPI } from 'cheerio';

const build = path.resolve(__dirname, '../../build');

export function readBuilt(file: string): string {
  return readFileSync(path.join(build, file), 'utf8');
}

/** Omits the sidebar and uses htmlparser2, which together takes a fifth of the time. */
export function loadPage(address: string): CheerioAPI {
  const html = readBuilt(address === '/' ? 'index.html' : `${address}.html`);
  return load(html.replace(/<aside[^]*?<\/aside>/, ''), { xml: { xmlMode: false } });
}

/** Caches facts about pages. `read` must not return the page itself, which would take too much memory. */
export function readOnce<Facts>(read: ($: CheerioAPI, address: string) => Facts): (address: string) => Facts {
  const known = new Map<string, Facts>();
  return (address) => {
    if (!known.has(address)) known.set(address, read(loadPage(address), address));
    return known.get(address)!;
  };
}

/** Whether the built site has a page or file at an address. */
export function addressExists(address: string): boolean {
  const file = path.join(build, decodeURI(address).replace(/[?#].*$/, ''));
  return (
    address === '/' || existsSync(`${file.replace(/\/$/, '')}.html`) || (path.extname(file) !== '' && existsSync(file))
  );
}
