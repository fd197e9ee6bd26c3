import { readFileSync } from 'node:fs';
import path from 'node:path';
import { recordsFile } from '../../core/search/manifest.ts';
import type { SearchRecord } from '../../core/search/record.ts';

const root = path.resolve(__dirname, '../..');
export const buildFolder = path.join(root, 'build');

/** @returns The records of the last build. */
export function readRecords(): SearchRecord[] {
  try {
    return JSON.parse(readFileSync(path.join(root, '.docusaurus', recordsFile), 'utf8')) as SearchRecord[];
  } catch {
    throw new Error(`There is no .docusaurus/${recordsFile}: run \`npm run build\` first.`);
  }
}

/** @returns Those that a reader of a version searches. */
export function recordsOfVersion(records: SearchRecord[], version: string): SearchRecord[] {
  return records.filter(({ docusaurus_tag: tag }) => tag === 'default' || tag === `docs-default-${version}`);
}

/** @returns Addresses of pages, without the origin. */
export function addressesOf(records: SearchRecord[]): string[] {
  return [...new Set(records.map((record) => new URL(record.url_without_anchor).pathname))];
}

/** @returns The file of a page, below the build folder. */
export function fileOf(address: string): string {
  return address === '/' ? 'index.html' : `${address.slice(1)}.html`;
}
