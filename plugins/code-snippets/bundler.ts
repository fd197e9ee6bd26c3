import { fileURLToPath } from 'node:url';
import { digest } from '../shared/snippets/cache.ts';
import type { SnippetStore } from '../shared/snippets/snippet-store.ts';
import { hashFiles, listModules } from '../shared/snippets/tool-hash.ts';
import { assetExtension } from './page-data.ts';

export function assetRule(isServer: boolean) {
  return {
    test: new RegExp(`\\${assetExtension}$`),
    type: 'asset/resource',
    generator: { filename: 'assets/code/[contenthash].json', emit: !isServer },
  };
}

/** Digest of a block's inputs besides its page: installed packages, shared includes and our modules. */
export function hashInputs({ libraries, siteIncludes }: SnippetStore): string {
  const folders = ['.', '../shared/snippets', '../../core/snippets', '../../core/snippets/reading'];
  const sources = folders.flatMap((folder) => listModules(fileURLToPath(new URL(folder, import.meta.url))));
  return digest(
    hashFiles(sources),
    [...libraries.values()].map(({ lockHash }) => lockHash),
    siteIncludes,
  );
}
