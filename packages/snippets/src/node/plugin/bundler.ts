import { digest } from '@typed-docs/utils/cache';
import type { SnippetStore } from '../snippet-store.ts';
import { hashPackages } from '@typed-docs/utils/tool-hash';
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
  return digest(
    hashPackages('@typed-docs/snippets'),
    [...libraries.values()].map(({ lockHash }) => lockHash),
    siteIncludes,
  );
}
