import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { I18n } from '@docusaurus/types';
import type { ExtractedPage } from '../extract-page.ts';
import { createIndexFiles } from '../index-files.ts';
import type { SearchRecord } from '../record.ts';
import { recordsFile, searchFolder } from '../manifest.ts';
import { toRecords } from '../to-records.ts';
import { writeFileAtomically } from '@typed-docs/utils/write-file';

interface IndexPlace {
  outDir: string;
  generatedFilesDir: string;
  /** Without a trailing slash. */
  siteUrl: string;
  synonyms: string[][];
  i18n: Pick<I18n, 'currentLocale' | 'defaultLocale'>;
}

/** Writes an index per docs version, one for other pages, and the records to push. */
export function writeSearchIndex(
  pages: ExtractedPage[],
  { outDir, generatedFilesDir, siteUrl, synonyms, i18n }: IndexPlace,
): void {
  const records = toRecords(pages, siteUrl);
  const file = path.join(generatedFilesDir, recordsFile);
  writeFileAtomically(file, JSON.stringify([...readOtherLocales(file, i18n), ...records]));
  for (const [name, content] of createIndexFiles(records, synonyms)) {
    writeFileAtomically(path.join(outDir, searchFolder, name), content);
  }
}

/** A hosted index has the records of all locales. Docusaurus builds these one after another, the default one first. */
function readOtherLocales(file: string, { currentLocale, defaultLocale }: IndexPlace['i18n']): SearchRecord[] {
  if (currentLocale === defaultLocale || !existsSync(file)) return [];
  const records = JSON.parse(readFileSync(file, 'utf8')) as SearchRecord[];
  return records.filter(({ language }) => language !== currentLocale);
}
