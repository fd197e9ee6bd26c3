import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeFileAtomically } from './write-file.ts';

/** Stores results as JSON files, keyed by the digest of their inputs. */
export class Cache {
  constructor(private readonly folder: string) {}

  /** @returns undefined for missing and corrupt files */
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

export function digest(...parts: readonly unknown[]): string {
  const hash = createHash('sha256');
  for (const part of parts) {
    hash.update(typeof part === 'string' ? part : JSON.stringify(part)).update('\0');
  }
  return hash.digest('hex').slice(0, 40);
}
