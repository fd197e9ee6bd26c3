import { describe, expect, it } from 'vitest';
import { createPageLinks } from './page-links.ts';
import { SymbolIndex } from './symbol-index.ts';
import type { ApiSymbol } from './symbols.ts';

const create = (name: string, entryPoint = '@trpc/client'): ApiSymbol => ({
  name,
  package: '@trpc/client',
  entryPoint,
  kind: 'function',
  address: `${entryPoint}/${name}`,
  aliases: [],
});
const httpLink = create('httpLink');
const observable = create('observable', '@trpc/server/observable');
const [clientEncoder, serverEncoder] = [create('jsonEncoder'), create('jsonEncoder', '@trpc/server/adapters/ws')];
const symbols = [httpLink, observable, clientEncoder, serverEncoder, create('TRPCLink'), create('withTRPC')];
const index = new SymbolIndex(
  symbols,
  symbols.map(({ entryPoint, name }) => ({
    entryPoint,
    name,
    declared: `${entryPoint}#${name}`,
  })),
  { address: '/docs/typedoc', slug: '/typedoc', product: 'tRPC', version: '11.x' },
);

const linksOf = ({ named = [], others = [] }: { named?: ApiSymbol[]; others?: string[] }, taken: string[] = []) =>
  createPageLinks(
    {
      uses: new Map(),
      named: new Map(named.map(({ name }) => [name, new Set(named.filter((one) => one.name === name))])),
      blocks: new Map(),
      others: new Set(others),
    },
    new Set(taken),
    index,
  );

describe('the page that code speaks of', () => {
  const { ofCode } = linksOf({});

  it.each(['httpLink', 'httpLink()', 'httpLink<AppRouter>', 'httpLink<AppRouter, { a: true }>()'])(
    'is that of the one export with the exact name: %s',
    (code) => expect(ofCode(code)).toBe(httpLink.address),
  );

  it.each(['HttpLink', 'httpLink.url', 'httpLink({ url })', ' httpLink', "'httpLink'", 'httpLink()()', 'toString'])(
    'is none for what is no export: %s',
    (code) => expect(ofCode(code)).toBeUndefined(),
  );

  it('is none for a word, or the name of two exports, unless a block of the page says which', () => {
    expect([ofCode('observable'), ofCode('jsonEncoder')]).toEqual([undefined, undefined]);
    const links = linksOf({ named: [observable, serverEncoder] });
    expect(links.ofCode('observable()')).toBe(observable.address);
    expect(links.ofCode('jsonEncoder')).toBe(serverEncoder.address);
    expect(linksOf({ named: [clientEncoder, serverEncoder] }).ofCode('jsonEncoder')).toBeUndefined();
  });

  it('is none where a block means something else by the name', () => {
    expect(linksOf({ others: ['httpLink'] }).ofCode('httpLink')).toBeUndefined();
    expect(linksOf({ named: [httpLink], others: ['httpLink'] }).ofCode('httpLink')).toBeUndefined();
    // Blocks on the same page take precedence over other guides.
    expect(linksOf({}, ['httpLink']).ofCode('httpLink')).toBeUndefined();
    expect(linksOf({ named: [httpLink] }, ['httpLink']).ofCode('httpLink')).toBe(httpLink.address);
  });

  it('is the list of exports for a package or an entry point', () => {
    expect(ofCode('@trpc/client')).toBe('/docs/typedoc/client');
    expect(ofCode('@trpc/server/observable')).toBe('/docs/typedoc/server/observable');
    expect(ofCode('@trpc/unknown')).toBeUndefined();
  });
});

describe('the pages about an identifier', () => {
  const { ofIdentifier } = linksOf({ others: ['withTRPC'] });

  it('are its own by declaration, and those of the types that it is printed with', () => {
    expect(
      ofIdentifier({
        target: 'link',
        declared: '@trpc/client#httpLink',
        text: '(alias) link(): TRPCLink<A> & TRPCLink<B>',
      }),
    ).toEqual([httpLink.address, '@trpc/client/TRPCLink']);
  });

  it('are none for own names, members, parameters, and what a page means otherwise', () => {
    const text = 'const httpLink: { TRPCLink: 1; x: Tool.TRPCLink; withTRPC }';
    expect(ofIdentifier({ target: 'httpLink', text })).toEqual([]);
  });
});
