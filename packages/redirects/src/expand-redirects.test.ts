import { describe, expect, it } from 'vitest';
import { expandRedirects } from './expand-redirects.ts';
import type { RedirectGroup } from './types.ts';

const pages = new Set([
  '/docs',
  '/docs/rpc',
  '/docs/client/useQuery',
  '/docs/client/links',
  '/docs/server/links',
  '/docs/v9',
  '/docs/v9/links',
  '/docs/v10/client/links',
  '/docs/v10/rpc',
]);

function expand(rules: RedirectGroup['rules'], more: Partial<RedirectGroup> = {}, ...groups: RedirectGroup[]) {
  const { redirects, folders } = expandRedirects([{ reason: 'r', rules, ...more }, ...groups], [], pages);
  return { table: Object.fromEntries(redirects.map(({ from, to }) => [from, to])), folders };
}

describe('expandRedirects', () => {
  it('takes exact rules as they are', () => {
    expect(expand({ '/a': '/docs#b', '/c': 'https://example.com/' }).table).toEqual({
      '/a': '/docs#b',
      '/c': 'https://example.com/',
    });
  });

  it('reads rules below each root, and falls back to the first', () => {
    const roots = ['/docs', '/docs/v10'] as const;
    expect(
      expand({ '/links': '/client/links', '/query': '/client/useQuery', '/rpc/old': '/rpc' }, { roots }).table,
    ).toEqual({
      '/docs/links': '/docs/client/links',
      '/docs/v10/links': '/docs/v10/client/links',
      '/docs/query': '/docs/client/useQuery',
      '/docs/v10/query': '/docs/client/useQuery',
      '/docs/rpc/old': '/docs/rpc',
      '/docs/v10/rpc/old': '/docs/v10/rpc',
    });
    expect(expand({ '/home': '' }, { roots }).table).toEqual({ '/docs/home': '/docs', '/docs/v10/home': '/docs' });
  });

  it('expands a pattern over the pages of its folders, the earlier folder first, and never over a page', () => {
    expect(expand({ '/docs/*': ['/docs/server/*', '/docs/client/*', '/docs/v10/*'] }).table).toEqual({
      '/docs/links': '/docs/server/links',
      '/docs/useQuery': '/docs/client/useQuery',
    });
  });

  it('lets exact rules win over patterns, wherever they stand', () => {
    const exact = { reason: 'r', rules: { '/old/links': '/docs/rpc' } };
    expect(expand({ '/old/*': '/docs/client/*' }, {}, exact).table['/old/links']).toBe('/docs/rpc');
  });

  it('leads from a copied tree straight to where its redirects lead', () => {
    const later = { overRedirects: true, except: ['/docs/v9', '/docs/v10', '/docs/v11'] };
    const { table, folders } = expand({ '/docs/v11/*': '/docs/*' }, later, {
      reason: 'r',
      rules: { '/docs/q': '/docs/rpc' },
    });
    expect(table).toMatchObject({ '/docs/v11/rpc': '/docs/rpc', '/docs/v11/q': '/docs/rpc' });
    expect(Object.keys(table).filter((from) => from.includes('v9') || from.includes('v11/v11'))).toEqual([]);
    expect(folders).toEqual([{ from: '/docs/v11/', to: '/docs/' }]);
  });

  it('gives hosts no rule over a folder that holds pages, that leads into itself or into nothing', () => {
    expect(expand({ '/docs/*': '/docs/server/*' }).folders).toEqual([]);
    expect(expand({ '/gone/*': '/gone/index/*' }).folders).toEqual([]);
    expect(expand({ '/old/*': '/gone/*' }).folders).toEqual([]);
    expect(expand({ '/old/*': '/docs/client/*' }).folders).toEqual([{ from: '/old/', to: '/docs/client/' }]);
  });

  it('makes no redirect that some systems would take for a page', () => {
    expect(expand({ '/docs/client/usequery': '/docs' }).table).toEqual({});
  });
});
