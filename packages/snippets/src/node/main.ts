import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { runMain } from '@typed-docs/utils/run-main';
import { runCli } from './cli.ts';
import { readSite, type SnippetsOptions } from './site.ts';

const file = resolve('snippets.config.ts');

void runMain(() => {
  if (!existsSync(file)) {
    throw new Error(
      `check-snippets: expected the options of createSnippets as the default export of ${file}; found no such file. ` +
        "Run the command in the folder of docusaurus.config.ts, or create the file as described in this package's README.md.",
    );
  }
  const { default: options } = createRequire(file)(file) as { default: SnippetsOptions };
  return runCli(readSite(options), process.argv.slice(2));
});
