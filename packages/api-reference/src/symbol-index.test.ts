import { describe, expect, it } from 'vitest';
import { SymbolIndex, type DeclaredExport } from './symbol-index.ts';
import type { ApiSymbol } from './symbols.ts';

const symbol = (name: string, entryPoint: string, aliases: string[] = []): ApiSymbol => ({
  name,
  package: entryPoint.split('/').slice(0, 2).join('/'),
  entryPoint,
  kind: 'function',
  address: `/docs/typedoc/${entryPoint}/${name}`,
  aliases,
});
const declare = (entryPoint: string, name: string, declared: string): DeclaredExport => ({
  entryPoint,
  name,
  declared,
});

const link = symbol('httpLink', '@trpc/client', ['@trpc/client/links/httpLink', '@trpc/react-query']);
const oldName = symbol('createTRPCProxyClient', '@trpc/client');
const newName = symbol('createTRPCClient', '@trpc/client');
const ofClient = symbol('jsonEncoder', '@trpc/client');
const ofServer = symbol('jsonEncoder', '@trpc/server/adapters/ws');
const index = new SymbolIndex(
  [link, oldName, newName, ofClient, ofServer],
  [
    declare('@trpc/client', 'httpLink', '@trpc/client/dist/httpLink.d.mts#httpLink'),
    declare('@trpc/react-query', 'httpLink', '@trpc/client/dist/httpLink.d.mts#httpLink'),
    declare('@trpc/client', 'createTRPCProxyClient', '@trpc/client/dist/index.d.mts#createTRPCClient'),
    declare('@trpc/client', 'createTRPCClient', '@trpc/client/dist/index.d.mts#createTRPCClient'),
    declare('@trpc/client', 'unlisted', '@trpc/client/dist/index.d.mts#unlisted'),
  ],
  { address: '/docs/typedoc', slug: '/typedoc', product: 'tRPC', version: '11.x' },
);

describe('SymbolIndex', () => {
  it('finds what is declared somewhere, from whichever entry point it came', () => {
    const declared = '@trpc/client/dist/httpLink.d.mts#httpLink';
    expect(index.ofDeclaration(declared, 'renamed')).toEqual({ symbol: link, isMember: false });
    expect(index.ofDeclaration(`${declared}.url`, 'url')).toEqual({ symbol: link, isMember: true });
    expect(index.ofDeclaration('@trpc/client/dist/index.d.mts#unlisted', 'unlisted')).toBeUndefined();
    expect(index.ofDeclaration('@trpc/client/dist/other.d.mts#httpLink', 'httpLink')).toBeUndefined();
  });

  it('goes by the spelling where a declaration is exported by two names, and else by its own', () => {
    const declared = '@trpc/client/dist/index.d.mts#createTRPCClient';
    expect(index.ofDeclaration(declared, 'createTRPCProxyClient')?.symbol).toBe(oldName);
    expect(index.ofDeclaration(declared, 'renamed')?.symbol).toBe(newName);
  });

  it('tells exports of one name apart by their entry points', () => {
    expect(index.ofName('jsonEncoder')).toEqual([ofClient, ofServer]);
    expect(index.ofExport('@trpc/server/adapters/ws', 'jsonEncoder')).toBe(ofServer);
    expect(index.ofExport('@trpc/react-query', 'httpLink')).toBe(link);
    expect(index.ofExport('@trpc/next', 'httpLink')).toBeUndefined();
    expect(index.ofName('constructor')).toEqual([]);
  });

  it('knows the pages of entry points', () => {
    expect(index.pageOfEntryPoint('@trpc/client')).toBe('/docs/typedoc/client');
    expect(index.pageOfEntryPoint('@trpc/client/links/httpLink')).toBe('/docs/typedoc/client/links/httpLink');
    expect(index.pageOfEntryPoint('@trpc/client/links')).toBeUndefined();
  });
});
