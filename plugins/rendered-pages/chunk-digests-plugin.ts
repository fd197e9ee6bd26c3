import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { CurrentBundler } from '@docusaurus/types';
import { digest } from '../shared/snippets/cache.ts';

type Compiler = InstanceType<CurrentBundler['instance']['Compiler']>;

/** What the server knows of its own files. */
export interface ChunkDigests {
  /** Absolute path of the folder that keeps pages. */
  folder: string;
  /** Of the files of each named chunk, by name. */
  named: Record<string, string>;
  /** Of all other files: the server's code, and chunks that it may load with any page. */
  others: string;
}

/** Stands beside the server's bundle. */
export const digestsFile = 'chunk-digests.json';

const name = 'ChunkDigestsPlugin';

/** Writes down, when the server's files are there, from what each was made. */
export class ChunkDigestsPlugin {
  /** @param folder absolute path of the folder that keeps pages */
  constructor(private readonly folder: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tap(name, ({ chunks }) => {
      const { outputPath } = compiler;
      const read = (files: Iterable<string>) =>
        [...files].sort().map((file) => readFileSync(path.join(outputPath, file), 'utf8'));
      const named: Record<string, string> = {};
      const others: string[] = [];
      for (const chunk of chunks) {
        if (chunk.name && !chunk.hasRuntime()) named[chunk.name] = digest(...read(chunk.files));
        else others.push(digest(...read(chunk.files)));
      }
      const digests: ChunkDigests = { folder: this.folder, named, others: digest(...others.sort()) };
      writeFileSync(path.join(outputPath, digestsFile), JSON.stringify(digests));
    });
  }
}
