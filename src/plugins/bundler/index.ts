import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { versionBundlerCache } from '@typed-docs/utils/bundler-cache';
import { isProduction } from '@typed-docs/utils/is-production';
import { startPhase } from '@typed-docs/utils/progress';

/** Common to Rspack's and webpack's compiler. */
interface Compiler {
  hooks: Record<'run' | 'done', { tap: (name: string, listener: () => void) => void }>;
}

/**
 * Reports Docusaurus' own phases, and discards the bundler's cache when the environment, the configuration or the
 * installed packages change, which the cache doesn't track. The switches are in a closure, because Docusaurus sends
 * plugin options to browsers.
 */
export function createBundlerPlugin(switches: object) {
  return function bundlerPlugin({ siteDir, siteConfig }: LoadContext): Plugin {
    let bundles = 0;
    let endPages = () => {};
    const reportPhases = (phase: string) => ({
      apply(compiler: Compiler) {
        let end = () => {};
        compiler.hooks.run.tap('bundler', () => {
          bundles++;
          end = startPhase(phase);
        });
        compiler.hooks.done.tap('bundler', () => {
          end();
          if (--bundles === 0) endPages = startPhase('Pages');
        });
      },
    });
    return {
      name: 'bundler',
      configureWebpack: (config, isServer) => ({
        ...versionBundlerCache(config, switches, siteConfig, readLockfile(siteDir)),
        ...(isProduction() && { plugins: [reportPhases(isServer ? 'Server bundle' : 'Client bundle')] }),
      }),
      async postBuild() {
        endPages();
      },
    };
  };
}

/** The nearest lockfile, because test sites are folders of this repository. */
function readLockfile(folder: string): string {
  const file = path.join(folder, 'package-lock.json');
  if (existsSync(file)) return readFileSync(file, 'utf8');
  return folder === path.dirname(folder) ? '' : readLockfile(path.dirname(folder));
}
