import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { namesOfChunks, parseRegistry, parseRoutes } from './read-generated.ts';

// What this version of Docusaurus generates, by its own code.
const { generateRoutesCode } = createRequire(__filename)('@docusaurus/core/lib/server/codegen/codegenRoutes.js') as {
  generateRoutesCode: (routes: object[]) => { routesConfig: string; routesChunkNames: Record<string, unknown> };
};
const code = generateRoutesCode([
  {
    path: '/docs',
    component: '@theme/Docs',
    routes: [
      { path: "/docs/it's", component: '@theme/Doc', modules: { content: 'a.mdx' }, exact: true, sidebar: 'docs' },
    ],
  },
]);

describe('parseRoutes', () => {
  it('reads routes as Docusaurus writes them, with their hashes, which are the keys of their chunks', () => {
    const [docs, notFound, ...others] = parseRoutes(code.routesConfig);
    expect(docs).toMatchObject({
      path: '/docs',
      routes: [{ path: "/docs/it's", exact: true, sidebar: 'docs', hash: expect.any(String) }],
    });
    expect(code.routesChunkNames).toHaveProperty([`/docs-${docs!.hash}`]);
    expect(notFound).toEqual({ path: '*', hash: undefined });
    expect(others).toEqual([]);
  });

  it('says what it could not read, and how to go on', () => {
    expect(() => parseRoutes('module.exports = [];')).toThrow(/routes\.js does not hold a list.*ROUTE_SHARDS=false/s);
  });
});

describe('namesOfChunks', () => {
  it('finds names in any depth', () => {
    expect(namesOfChunks({ __comp: 'a', __context: { plugin: 'b' }, items: [{ content: 'c' }] })).toEqual([
      'a',
      'b',
      'c',
    ]);
  });
});

describe('parseRegistry', () => {
  it('reads the import of each chunk', () => {
    const line = (name: string) =>
      `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "@site/${name}.mdx"), "@site/${name}.mdx", require.resolveWeak("@site/${name}.mdx")],`;
    expect(parseRegistry(`export default {\n${line('a')}\n${line('b')}};\n`)).toEqual({
      a: '() => import(/* webpackChunkName: "a" */ "@site/a.mdx")',
      b: '() => import(/* webpackChunkName: "b" */ "@site/b.mdx")',
    });
  });
});
