import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';

const schema = z.array(z.array(z.string().min(1)).min(2));

/**
 * @param file relative to the site
 * @throws {Error} naming the file, if it is missing or contains anything other than lists of words
 */
export function readSynonyms(siteDir: string, file: string | undefined): string[][] {
  if (file === undefined) return [];
  try {
    return schema.parse(JSON.parse(readFileSync(path.resolve(siteDir, file), 'utf8')));
  } catch (error) {
    throw new Error(
      `search: expected ${file}, the file of the "synonyms" option, to be a JSON array of arrays of at least two words, ` +
        `such as [["auth", "authorization"]]. Found: ${(error as Error).message}`,
      { cause: error },
    );
  }
}
