import path from 'node:path';
import type { ExtractedPage } from '../extract-page.ts';
import { createIndexFiles } from '../index-files.ts';
import { recordsFile, searchFolder } from '../manifest.ts';
import { toRecords } from '../to-records.ts';
import { writeFileAtomically } from '@typed-docs/utils/write-file';

interface IndexPlace {
  outDir: string;
  generatedFilesDir: string;
  /** Without a trailing slash. */
  siteUrl: string;
  synonyms: string[][];
}

/** Writes an index per docs version, one for other pages, and the records to push. */
export function writeSearchIndex(
  pages: ExtractedPage[],
  { outDir, generatedFilesDir, siteUrl, synonyms }: IndexPlace,
): void {
  const records = toRecords(pages, siteUrl);
  writeFileAtomically(path.join(generatedFilesDir, recordsFile), JSON.stringify(records));
  for (const [name, content] of createIndexFiles(records, synonyms)) {
    writeFileAtomically(path.join(outDir, searchFolder, name), content);
  }
}
