import { expect, it } from 'vitest';
import { readDeclaredExports } from './declared-exports.ts';
import { site } from './test-site.ts';

it('says where exports are declared', { timeout: 60_000 }, () => {
  const exports = readDeclaredExports(site, ['@trpc/client', '@trpc/client/links/httpLink', '@trpc/react-query']);
  const find = (entryPoint: string, name: string) =>
    exports.find((one) => one.entryPoint === entryPoint && one.name === name);
  const places = ['@trpc/client', '@trpc/client/links/httpLink', '@trpc/react-query'].map(
    (entryPoint) => find(entryPoint, 'httpLink')?.declared,
  );
  expect(places[0]).toMatch(/^@trpc\/client\/dist\/httpLink[\w-]*\.d\.mts#httpLink$/);
  expect(new Set(places).size, 'one declaration, three ways to it').toBe(1);
  expect(find('@trpc/client', 'createTRPCProxyClient')?.declared).toBe(
    find('@trpc/client', 'createTRPCClient')?.declared,
  );
});

it('names the entry point that cannot be imported', { timeout: 60_000 }, () => {
  expect(() => readDeclaredExports(site, ['@trpc/client/links'])).toThrow(
    /cannot import @trpc\/client\/links\. Are the/,
  );
});
