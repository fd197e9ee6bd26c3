import { gzipSync, strToU8 } from 'fflate';
import { indexSchema, writeIndexFile } from './index-file.ts';
import { indexPages } from './index-pages.ts';
import { checksum, indexFileName, manifestName, type SearchManifest } from './manifest.ts';
import type { SearchRecord } from './record.ts';

/**
 * @returns The files that the embedded backend loads, by name: one for each of Docusaurus' tags, and their list. They
 *   are compressed here, so that they are small whatever the host does; the same records give the same bytes.
 */
export function createIndexFiles(records: SearchRecord[]): Map<string, Uint8Array> {
  const build = checksum(strToU8(JSON.stringify(records)));
  const manifest: SearchManifest = { schema: indexSchema, build, files: {} };
  const files = new Map<string, Uint8Array>();
  for (const tag of new Set(records.map(({ docusaurus_tag }) => docusaurus_tag))) {
    const pages = indexPages(records.filter(({ docusaurus_tag }) => docusaurus_tag === tag));
    const content = gzipSync(writeIndexFile(pages, build), { level: 9, mtime: 0 });
    manifest.files[tag] = indexFileName(tag, content);
    files.set(manifest.files[tag], content);
  }
  return files.set(manifestName, strToU8(JSON.stringify(manifest)));
}
