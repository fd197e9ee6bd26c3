import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { writeFileAtomically } from '@typed-docs/utils/write-file';
import type { SnippetsSite } from './site.ts';

/** Number of incomplete blocks that a page may have, by its path from the repository. */
export type IncompletePages = Readonly<Record<string, number>>;

const schema = z.record(z.string(), z.number().int().positive());

/** Reads the file that the option `incompletePages` names. */
export function readIncompletePages({ root, incompletePages: path }: SnippetsSite): IncompletePages {
  if (path === undefined) return {};
  const parsed = schema.safeParse(JSON.parse(readFileSync(join(root, path), 'utf8')));
  if (parsed.success) return parsed.data;
  throw new Error(
    `${path}: expected numbers of 1 or more, keyed by the path of a page; ${z.prettifyError(parsed.error)}`,
  );
}

/**
 * Lowers the numbers of pages that have become more complete, and removes pages that don't exist.
 *
 * @returns whether the file has changed
 */
export function lowerIncompletePages(site: SnippetsSite, found: ReadonlyMap<string, number>): boolean {
  const listed = readIncompletePages(site);
  const lowered = Object.entries(listed)
    .filter(([path]) => existsSync(join(site.root, path)))
    .map(([path, number]) => [path, Math.min(number, found.get(path) ?? number)] as const)
    .filter(([, number]) => number > 0);
  const text = `${JSON.stringify(Object.fromEntries(lowered), null, 2)}\n`;
  if (text === `${JSON.stringify(listed, null, 2)}\n`) return false;
  writeFileAtomically(join(site.root, site.incompletePages!), text);
  return true;
}
