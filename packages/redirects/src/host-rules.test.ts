import { describe, expect, it } from 'vitest';
import { formatNetlifyRules, formatVercelConfig } from './host-rules.ts';

const table = {
  redirects: [
    { from: '/docs/v11/q', to: '/docs/quickstart' },
    { from: '/docs/v11/rpc', to: '/docs/rpc' },
    { from: '/useQuery', to: '/docs/rpc#query' },
    { from: '/1.0', to: 'https://example.com/?a=1' },
  ],
  folders: [{ from: '/docs/v11/', to: '/docs/' }],
};

describe('formatNetlifyRules', () => {
  it('leaves out what a folder says, and puts folders last, since the first rule that fits decides', () => {
    expect(formatNetlifyRules(table, '/')).toBe(
      [
        '/docs/v11/q /docs/quickstart 301',
        '/useQuery /docs/rpc#query 301',
        '/1.0 https://example.com/?a=1 301',
        '/docs/v11/* /docs/:splat 301',
        '',
      ].join('\n'),
    );
  });

  it('counts the base path in', () => {
    expect(formatNetlifyRules(table, '/next/')).toContain('/next/docs/v11/* /next/docs/:splat 301\n');
    expect(formatNetlifyRules(table, '/next/')).toContain('/next/1.0 https://example.com/?a=1 301\n');
  });
});

it('formats the same rules for Vercel, whose sources are patterns', () => {
  expect(JSON.parse(formatVercelConfig(table, { 'X-A': 'b' }, '/', ['/']))).toEqual({
    cleanUrls: true,
    trailingSlash: false,
    redirects: [
      { source: '/docs/v11/q', destination: '/docs/quickstart', statusCode: 301 },
      { source: '/useQuery', destination: '/docs/rpc#query', statusCode: 301 },
      { source: '/1\\.0', destination: 'https://example.com/?a=1', statusCode: 301 },
      { source: '/docs/v11/:path*', destination: '/docs/:path*', statusCode: 301 },
    ],
    headers: expect.arrayContaining([{ source: '/(.*)', headers: [{ key: 'X-A', value: 'b' }] }]),
  });
});
