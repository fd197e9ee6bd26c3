import { describe, expect, it } from 'vitest';
import { compareRedirects } from './compare-redirects.ts';
import { addFrozenPages } from './frozen-pages.ts';

describe('addFrozenPages', () => {
  const site = {
    pages: ['/docs', '/docs/a', '/docs/server', '/docs/typedoc/x', '/docs/errors/y', '/docs/v10/b', '/blog'],
    versions: [
      {
        name: 'current',
        root: '/docs',
        docs: [
          { id: 'main/a', path: '/docs/a' },
          { id: 'typedoc/x', path: '/docs/typedoc/x' },
        ],
      },
      { name: '10.x', root: '/docs/v10', docs: [{ id: 'b', path: '/docs/v10/b' }] },
    ],
  };

  it('copies the pages of the current version, without the API reference, errors and other versions', () => {
    const { pages, versions } = addFrozenPages(site, '11.x', '/docs/v11', ['/docs/typedoc', '/docs/errors']);
    expect(pages.slice(site.pages.length)).toEqual(['/docs/v11', '/docs/v11/a', '/docs/v11/server']);
    expect(versions.at(-1)).toEqual({ name: '11.x', root: '/docs/v11', docs: [{ id: 'main/a', path: '/docs/v11/a' }] });
  });

  it('leaves versions alone that the site has', () => {
    expect(addFrozenPages(site, '10.x', '/docs/v10', ['/docs/typedoc'])).toBe(site);
  });
});

describe('compareRedirects', () => {
  const roots = { before: '/docs', after: '/docs/v11' };
  const compare = (before: Record<string, string>, after: Record<string, string>, pages: string[] = []) => {
    const list = (redirects: Record<string, string>) => Object.entries(redirects).map(([from, to]) => ({ from, to }));
    return compareRedirects(list(before), list(after), new Set(pages), roots);
  };

  it('expects addresses of the frozen version to be pages, or to lead to its pages', () => {
    const before = { '/docs/v11/a': '/docs/a', '/docs/v11/old': '/docs/a#top', '/docs/old': '/docs/a' };
    const after = { '/docs/v11/old': '/docs/v11/a#top', '/docs/old': '/docs/a' };
    expect(compare(before, after, ['/docs/v11/A'])).toEqual({ pages: 1, frozen: 1, same: 1, changed: [] });
  });

  it('finds redirects that are gone or lead elsewhere', () => {
    const before = { '/docs/old': '/docs/a', '/docs/v11/gone': '/docs/a' };
    expect(compare(before, { '/docs/old': '/docs/v11/a' }).changed).toEqual([
      { from: '/docs/old', before: '/docs/a', after: '/docs/v11/a' },
      { from: '/docs/v11/gone', before: '/docs/a', after: undefined },
    ]);
  });
});
