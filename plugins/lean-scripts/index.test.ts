import { expect, it } from 'vitest';
import { checkHelpers, findChunk, findTexts } from './index.ts';

const line = (name: string, module: string) =>
  `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "${module}"), "${module}", require.resolveWeak("${module}")],`;
const registry = `export default {
${['@theme/DocRoot', '@theme/DocItem', '@site/docs/a.mdx', '@site/blog/b.mdx', '@site/versioned_docs/version-9.x/c.mdx']
  .map((module, index) => line(`chunk-${index}`, module))
  .join('\n')}};
`;

it('finds the chunk of a component in the list as Docusaurus 3.10.2 writes it, or says that it did not', () => {
  expect(findChunk(registry, '@theme/DocItem')).toBe('chunk-1');
  expect(() => findChunk('export default {};', '@theme/DocItem')).toThrow(/no line for @theme\/DocItem/);
});

it('finds the chunks of the docs’ texts', () => {
  expect(findTexts(registry)).toEqual(['chunk-2', 'chunk-4']);
});

it('refuses to leave out of tslib what is used', () => {
  expect(() => checkHelpers('tslib_1.__importDefault(require("./a"))')).not.toThrow();
  expect(() => checkHelpers('tslib_1.__exportStar(require("./a"), exports)')).toThrow(/__exportStar/);
});
