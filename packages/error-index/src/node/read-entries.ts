import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { findDuplicates, readEntry, type EntryRules, type ErrorEntry, type Problem } from '../entry.ts';

export type { EntryRules, ErrorEntry, Problem } from '../entry.ts';

export interface EntryFolder extends EntryRules {
  /** Absolute path of the site. */
  root: string;
  /** Relative to the site. */
  folder: string;
}

/** The list itself is a page of the folder, too. */
const isEntry = (file: string) => !/^(?:index|_.*)\.mdx?$/.test(path.posix.basename(file));

/** Reads all entries, sorted by id, and finds mistakes in them. */
export function readEntries({ root, folder, ...rules }: EntryFolder): { entries: ErrorEntry[]; problems: Problem[] } {
  const directory = path.join(root, folder);
  if (!existsSync(directory)) throw new Error(`error-index: expected a folder of entries at ${directory}; found none.`);
  const files = globSync('**/*.{md,mdx}', { cwd: directory })
    .map((file) => file.split(path.sep).join('/'))
    .filter(isEntry)
    .sort();
  const problems: Problem[] = [];
  const entries: ErrorEntry[] = [];
  const sources = new Map<string, string>();
  for (const file of files) {
    const page = `${folder}/${file}`;
    const source = readFileSync(path.join(directory, file), 'utf8');
    sources.set(page, source);
    const read = readEntry(source, page, rules);
    problems.push(...read.problems);
    if (file.includes('/')) {
      const message = `expected entries directly in ${folder}, because the address of an entry is the name of its file.`;
      problems.push({ path: page, line: 1, column: 1, message });
    }
    if (read.entry) entries.push(read.entry);
  }
  const lineOfMessages = (page: string) =>
    sources
      .get(page)!
      .split('\n')
      .findIndex((line) => /^messages:/.test(line)) + 1;
  return { entries, problems: [...problems, ...findDuplicates(entries, lineOfMessages)] };
}

export function formatProblems(problems: readonly Problem[]): string {
  return problems.map(({ path: file, line, column, message }) => `${file}:${line}:${column} - ${message}`).join('\n');
}
