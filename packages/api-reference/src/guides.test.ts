import { expect, it } from 'vitest';
import { guidesThatUse } from './guides.ts';
import type { ApiSymbol } from './symbols.ts';

const httpLink = { address: '/httpLink' } as ApiSymbol;
const retryLink = { address: '/retryLink' } as ApiSymbol;
const guide = (title: string, ...uses: [ApiSymbol, number][]) => ({
  guide: { title, description: '', address: `/docs/${title}` },
  names: { uses: new Map(uses), named: new Map(), others: new Set<string>() },
});

it('puts those first that use a symbol most, the others in their order', () => {
  const found = guidesThatUse([
    guide('CORS', [httpLink, 1]),
    guide('Links', [httpLink, 3], [retryLink, 1]),
    guide('Headers', [httpLink, 1]),
    guide('Concepts'),
  ]);
  expect([...found].map(([address, guides]) => [address, ...guides.map(({ title }) => title)])).toEqual([
    ['/httpLink', 'Links', 'CORS', 'Headers'],
    ['/retryLink', 'Links'],
  ]);
  expect(found.get('/retryLink')).toEqual([{ title: 'Links', description: '', address: '/docs/Links' }]);
});
