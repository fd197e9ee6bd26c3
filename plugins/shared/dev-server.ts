import type { CurrentBundler } from '@docusaurus/types';

type Compiler = InstanceType<CurrentBundler['instance']['Compiler']>;

/** Whether this is `docusaurus start`, which tells plugins nothing of it but the words that it was started with. */
export const isDevServer = (): boolean => process.argv.slice(2).includes('start');

/**
 * Has a development server do something once it is ready: when the bundler has compiled the site for the first time.
 *
 * @returns a plugin for the bundler
 */
export function onceReady(run: () => void): { apply: (compiler: Compiler) => void } {
  let isReady = false;
  return {
    apply: (compiler) =>
      compiler.hooks.done.tap('once-ready', () => {
        // The server that waits for the bundler comes first.
        if (!isReady) setImmediate(run);
        isReady = true;
      }),
  };
}
