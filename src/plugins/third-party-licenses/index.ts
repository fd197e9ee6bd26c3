import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { isProduction } from '@typed-docs/utils/is-production';
import { writeFileAtomically } from '@typed-docs/utils/write-file';
import { listLicenses, packageFolders } from './list-licenses.ts';

const fileName = 'third-party-licenses.txt';

/** Common to Rspack's and webpack's compiler. */
interface Compiler {
  hooks: {
    done: {
      tap: (name: string, onDone: (stats: { compilation: { fileDependencies: Iterable<string> } }) => void) => void;
    };
  };
}

/** Writes the licenses of all packages that readers are sent, because minified scripts have no comments. */
export default function thirdPartyLicensesPlugin(): Plugin {
  let folders: readonly string[] = [];
  const collect = {
    apply: (compiler: Compiler) =>
      compiler.hooks.done.tap('third-party-licenses', ({ compilation }) => {
        folders = packageFolders(compilation.fileDependencies);
      }),
  };
  return {
    name: 'third-party-licenses',
    configureWebpack: (_config, isServer) => (isServer || !isProduction() ? {} : { plugins: [collect] }),
    async postBuild({ outDir }) {
      if (folders.length === 0) {
        throw new Error('third-party-licenses: expected the bundler to list the files of packages, but found none.');
      }
      writeFileAtomically(path.join(outDir, fileName), listLicenses(folders));
    },
  };
}
