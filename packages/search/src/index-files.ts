import { strToU8 } from 'fflate';
import { indexSchema, writeIndexFile } from './index-file.ts';
import { indexPages } from './index-pages.ts';
import { indexFileName, manifestName, type SearchManifest } from './manifest.ts';
import type { SearchRecord } from './record.ts';

/** Index files are compressed so that they are small even on hosts without compression. */
export function createIndexFiles(records: SearchRecord[], synonyms: string[][] = []): Map<string, Uint8Array> {
  const manifest: SearchManifest = { schema: indexSchema, files: {}, synonyms };
  const files = new Map<string, Uint8Array>();
  for (const tag of new Set(records.map(({ docusaurus_tag }) => docusaurus_tag))) {
    const content = writeIndexFile(indexPages(records.filter(({ docusaurus_tag }) => docusaurus_tag === tag)));
    manifest.files[tag] = indexFileName(tag, content);
    files.set(manifest.files[tag], content);
  }
  return files.set(manifestName, strToU8(JSON.stringify(manifest)));
}
