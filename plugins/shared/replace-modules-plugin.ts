import type { CurrentBundler } from '@docusaurus/types';

type Bundler = CurrentBundler['instance'];
type Compiler = InstanceType<Bundler['Compiler']>;

export interface Replacement {
  /** What is imported, word for word. */
  request: string;
  /** Only where a module of this folder imports it; without it, anywhere. */
  from?: string;
  /** The file to import in its place. */
  by: string;
}

const name = 'ReplaceModulesPlugin';

/**
 * Has other modules imported than those that are asked for, and makes sure that it happened.
 *
 * @param outdated what to throw where the framework no longer is as the caller knows it, from what was found
 */
export class ReplaceModulesPlugin {
  constructor(
    private readonly bundler: Bundler,
    private readonly replacements: readonly Replacement[],
    private readonly outdated: (found: string) => Error,
  ) {}

  apply(compiler: Compiler): void {
    for (const { request, from, by } of this.replacements) {
      const pattern = new RegExp(`^${request.replace(/\./g, '\\.')}$`);
      new this.bundler.NormalModuleReplacementPlugin(pattern, (found: { context: string; request: string }) => {
        if (from === undefined || found.context === from) found.request = by;
      }).apply(compiler);
    }
    // Not when a request is replaced, as the bundler remembers that from the build before.
    compiler.hooks.thisCompilation.tap(name, (compilation) =>
      compilation.hooks.finishModules.tap(name, (modules) => {
        const bundled = new Set([...modules].map((module) => (module as { resource?: string }).resource));
        const missing = this.replacements.filter(({ by }) => !bundled.has(by)).map(({ request }) => request);
        if (missing.length > 0) throw this.outdated(`nothing in the page imports ${missing.join(', ')}`);
      }),
    );
  }
}
