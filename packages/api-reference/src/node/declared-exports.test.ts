import { expect, it } from 'vitest';
import { readDeclaredExports } from './declared-exports.ts';
import { site } from './fixtures/trpc-packages.ts';

it('says where exports are declared', { timeout: 60_000 }, () => {
  const exports = readDeclaredExports(site, ['@trpc/client', '@trpc/client/links/httpLink', '@trpc/react-query']);
  const placesOf = (entryPoint: string, name: string) =>
    exports.filter((one) => one.entryPoint === entryPoint && one.name === name).map(({ declared }) => declared);
  const [client, link, integration] = ['@trpc/client', '@trpc/client/links/httpLink', '@trpc/react-query'].map(
    (entryPoint) => placesOf(entryPoint, 'httpLink'),
  );
  for (const place of client!) expect(place).toMatch(/^@trpc\/client\/dist\/httpLink[\w-]*\.d\.mts#httpLink$/);
  expect(client!.length, 'releases differ in the names of files').toBeGreaterThan(1);
  expect(link).toEqual(client);
  expect(client, 'one declaration, two ways to it').toEqual(expect.arrayContaining(integration!));
  expect(placesOf('@trpc/client', 'createTRPCProxyClient')).toEqual(placesOf('@trpc/client', 'createTRPCClient'));
});

it('names the entry point that cannot be imported', { timeout: 60_000 }, () => {
  expect(() => readDeclaredExports(site, ['@trpc/client/links'])).toThrow(
    /cannot import @trpc\/client\/links\. Are this folder's packages/,
  );
});
