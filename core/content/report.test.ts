import { expect, it } from 'vitest';
import { formatProblem, formatProgress } from './report.ts';

it('counts the pages of each group and names the missing ones', () => {
  const groups = [
    { name: 'blog', routes: [{ path: '/blog/a' }] },
    { name: '11.x', routes: [{ path: '/docs' }, { path: '/docs/b' }, { path: '/docs/c' }] },
  ];
  expect(formatProgress(groups, new Set(['/docs', '/blog/a', '/elsewhere']))).toEqual([
    '           stand  missing   listed',
    'blog           1        0        1',
    '11.x           1        2        3',
    'all            2        2        4',
    '',
    'Missing in 11.x:',
    '  /docs/b',
    '  /docs/c',
  ]);
});

it('shows a problem with its file, where that is known', () => {
  const problem = { path: '/docs', expected: 'this', found: 'that', advice: 'Mend it.' };
  expect(formatProblem(problem)).toBe('/docs\n  expected this\n  found    that\n  Mend it.');
  expect(formatProblem(problem, 'docs/a.mdx')).toContain('/docs (docs/a.mdx)\n');
});
