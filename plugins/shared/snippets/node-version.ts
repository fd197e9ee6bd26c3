import { readFileSync } from 'node:fs';

/** The version of Node.js that this repository runs on, where version managers look for it: `24.21.0`. */
const wanted = readFileSync(new URL('../../../.nvmrc', import.meta.url), 'utf8').trim();

const majorOf = (version: string) => version.split('.')[0]!.replace('v', '');

/**
 * Refuses to run samples under another major of Node.js: its messages differ, and pages show them.
 *
 * @param running such as `v24.21.0`
 * @throws when it is another major than that of `.nvmrc`
 */
export function checkNodeVersion(running = process.version): void {
  if (majorOf(running) !== majorOf(wanted)) {
    throw new Error(
      `Pages show what samples print under Node.js ${majorOf(wanted)}, and this is ${running}. ` +
        'On Linux `npm ci` installs it, and what is started by `npm run` or `npx` uses it; ' +
        'elsewhere install it yourself (`nvm install` reads .nvmrc).',
    );
  }
}
