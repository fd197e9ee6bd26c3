import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

/**
 * The code with which a thread or process begins that runs one of our modules. It loads them through tsx, whatever loads
 * this one: tsx itself, Docusaurus' jiti or Vitest, none of which hands its loader on.
 *
 * Packages are left to Node.js. tsx would make CommonJS of their ES modules, in which each use of an import calls a function:
 * a third of the time of reading HTML.
 *
 * @param module a TypeScript module
 */
export function bootCode(module: URL): string {
  const loader = createRequire(import.meta.url).resolve('tsx/cjs/api');
  return `
    const { _extensions: extensions } = require('node:module');
    const loadAsIs = extensions['.js'];
    require(${JSON.stringify(loader)}).register();
    for (const extension of ['.js', '.cjs', '.mjs']) {
      const translate = extensions[extension] ?? loadAsIs;
      extensions[extension] = (found, file) =>
        (/[\\\\/]node_modules[\\\\/]/.test(file) ? loadAsIs : translate)(found, file);
    }
    require(${JSON.stringify(fileURLToPath(module))});
  `;
}
