import { expect, it } from 'vitest';
import { formatHeadersFile, formatNginxHeaders, vercelHeaders } from './header-files.ts';

const headers = { 'X-Content-Type-Options': 'nosniff' };

it('formats _headers with the base path, and the assets of each locale', () => {
  expect(formatHeadersFile(headers, '/next/', ['/next/', '/next/fr/'])).toBe(
    '/next/*\n  X-Content-Type-Options: nosniff\n' +
      '/next/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n' +
      '/next/fr/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n',
  );
});

it('formats the headers of vercel.json', () => {
  expect(vercelHeaders(headers, '/', ['/'])).toEqual([
    { source: '/(.*)', headers: [{ key: 'X-Content-Type-Options', value: 'nosniff' }] },
    { source: '/assets/(.*)', headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }] },
  ]);
});

it('repeats all headers in the location of nginx that adds one, which errors do not get', () => {
  expect(formatNginxHeaders(headers, ['/'])).toBe(
    'add_header X-Content-Type-Options "nosniff" always;\n' +
      'location ^~ /assets/ {\n' +
      '  add_header X-Content-Type-Options "nosniff" always;\n' +
      '  add_header Cache-Control "public, max-age=31536000, immutable";\n' +
      '}\n',
  );
});
