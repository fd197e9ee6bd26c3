import { describe, expect, it } from 'vitest';
import { findRedirectProblems, formatRedirectProblems } from './find-problems.ts';
import type { RedirectGroup } from './types.ts';

const site = {
  pages: new Set(['/docs', '/docs/useQuery']),
  hasHeading: (page: string, id: string) => page === '/docs' && id === 'there',
};
const find = (rules: RedirectGroup['rules'], more: Partial<RedirectGroup> = {}) =>
  findRedirectProblems([{ reason: 'Renamed.', rules, ...more }], site);

describe('findRedirectProblems', () => {
  it('has nothing to say of sound rules', () => {
    expect(find({ '/a': '/docs', '/b': '/docs#there', '/c': 'https://example.com', '/d/*': '/docs/*' })).toEqual([]);
    expect(find({ '/a': '', '/b': '/useQuery' }, { roots: ['/docs'] })).toEqual([]);
  });

  it.each([
    [{ '/docs': '/docs/useQuery' }, 'The redirect from /docs would replace the page /docs.'],
    [{ '/docs/usequery': '/docs' }, 'The redirect from /docs/usequery would replace the page /docs/useQuery.'],
    [{ '/a': '/gone' }, '/a leads to /gone, which is not a page.'],
    [{ '/a': '/b', '/b': '/docs' }, '/a leads to /b, which itself redirects to /docs.'],
    [{ '/a': '/a' }, '/a leads to /a, which itself redirects to /a.'],
    [{ '/a': '/docs#gone' }, '/a leads to /docs#gone, but /docs has no heading with the id "gone".'],
    [{ '/a': 'http://example.com' }, '/a leads to http://example.com, which is not a page.'],
    [{ a: '/docs' }, '"a" is not an address that a rule can apply to.'],
    [{ '/a/': '/docs' }, '"/a/" is not an address that a rule can apply to.'],
    [{ '/a#b': '/docs' }, '"/a#b" is not an address that a rule can apply to.'],
    [{ '/*/a': '/docs' }, '"/*/a" is not an address that a rule can apply to.'],
    [{ '/a/index': '/docs' }, 'A redirect at /a/index would be an index.html file, which hosts serve for the folder.'],
    [{ '/a/*': '/docs' }, 'Only one of "/a/*" and "/docs" is a pattern.'],
    [{ '/a/*': 'https://example.com/*' }, '"https://example.com/*" is not a folder of this site.'],
  ])('rejects %j', (rules, problem) => {
    const problems = find(rules);
    expect(problems.map((one) => one.problem)).toContain(problem);
    for (const { advice } of problems) expect(advice).toMatch(/^[A-Z].*\.$/);
  });

  it('rejects two rules for one address', () => {
    const group = { reason: 'Renamed.', rules: { '/a': '/docs' } };
    const problems = findRedirectProblems([group, group], site);
    expect(problems.map(({ problem }) => problem)).toEqual(['Two rules apply to /a.']);
  });

  it('is reported with the key as it is written', () => {
    const problems = find({ '/b': '/gone' }, { roots: ['/docs'] });
    expect(formatRedirectProblems(problems)).toBe(
      'Problems in redirects:\n/b - /docs/b leads to /docs/gone, which is not a page.\n' +
        '  Write the address of the page that covers the subject now.',
    );
  });
});
