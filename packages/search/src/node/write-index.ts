import path from 'node:path';
import type { ExtractedPage } from '../extract-page.ts';
import { createIndexFiles } from '../index-files.ts';
import { recordsFile, searchFolder } from '../manifest.ts';
import { toRecords } from '../to-records.ts';
import { writeFileAtomically } from '@typed-docs/utils/write-file';

/** Writes an index per docs version, one for other pages, and the records to push. `siteUrl` has no trailing slash. */
export function writeSearchIndex(
  pages: ExtractedPage[],
  { outDir, generatedFilesDir, siteUrl }: { outDir: string; generatedFilesDir: string; siteUrl: string },
): void {
  const records = toRecords(pages, siteUrl);
  writeFileAtomically(path.join(generatedFilesDir, recordsFile), JSON.stringify(records));
  for (const [name, content] of createIndexFiles(records)) {
    writeFileAtomically(path.join(outDir, searchFolder, name), content);
  }
}
