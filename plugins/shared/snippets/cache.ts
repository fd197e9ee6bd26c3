import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeFileAtomically } from '../write-file.ts';

/** Results by what they were made from, as JSON files below `node_modules/.cache/snippets`. */
export class Cache {
  constructor(private readonly folder: string) {}

  /** @returns the stored value, or undefined where there is none (a damaged file counts as none) */
  read<T>(kind: string, key: string): T | undefined {
    try {
      return JSON.parse(readFileSync(this.path(kind, key), 'utf8')) as T;
    } catch {
      return undefined;
    }
  }

  write(kind: string, key: string, value: unknown): void {
    writeFileAtomically(this.path(kind, key), JSON.stringify(value));
  }

  private path(kind: string, key: string): string {
    return join(this.folder, kind, `${key}.json`);
  }
}

/** The key of a result: a digest of everything that it depends on. */
export function digest(...parts: readonly unknown[]): string {
  const hash = createHash('sha256');
  for (const part of parts) {
    hash.update(typeof part === 'string' ? part : JSON.stringify(part)).update('\0');
  }
  return hash.digest('hex').slice(0, 40);
}
