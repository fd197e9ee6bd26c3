import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

/**
 * The code with which a thread or process begins that runs one of our modules. It loads them through tsx, whatever loads
 * this one: tsx itself, Docusaurus' jiti or Vitest, none of which hands its loader on.
 *
 * @param module a TypeScript module
 */
export function bootCode(module: URL): string {
  const loader = createRequire(import.meta.url).resolve('tsx/cjs/api');
  return `require(${JSON.stringify(loader)}).register(); require(${JSON.stringify(fileURLToPath(module))});`;
}
