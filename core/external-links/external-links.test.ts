import { describe, expect, it } from 'vitest';
import { collectExternalLinks } from './collect-links.ts';
import { findException, findIdleExceptions } from './exceptions.ts';
import { judgeAnswer } from './judge.ts';
import { formatBrokenLink, formatIdleException } from './report.ts';

describe('collectExternalLinks', () => {
  it('finds each link and picture of other sites once, without its fragment, and names the pages', () => {
    const pages: [string, string][] = [
      ['/', '<a href="https://b.example/x#y">B</a><a href="/docs">Ours</a><a href="https://trpc.io/discord">Ours</a>'],
      [
        '/docs',
        '<a href=https://b.example/x>B</a><img src="https://a.example/i.png"><a href="mailto:a@b.example">M</a>',
      ],
      ['/blog', '<a name="here">No link</a><a href="https://trpc.io.example">Not ours</a>'],
    ];
    expect(collectExternalLinks(pages, 'https://trpc.io')).toEqual([
      { url: 'https://a.example/i.png', pages: ['/docs'] },
      { url: 'https://b.example/x', pages: ['/', '/docs'] },
      { url: 'https://trpc.io.example', pages: ['/blog'] },
    ]);
  });
});

describe('exceptions', () => {
  const all = [
    { url: 'https://a.example/x', reason: 'r' },
    { url: 'https://b.example/*', reason: 'r', statuses: [403] },
  ];

  it('fall on a URL or on its beginning', () => {
    expect(findException('https://a.example/x', all)).toBe(all[0]);
    expect(findException('https://b.example/y', all)).toBe(all[1]);
    expect(findException('https://a.example/xy', all)).toBeUndefined();
  });

  it('are reported when no link needs them', () => {
    expect(findIdleExceptions([{ url: 'https://a.example/x', pages: [] }], all)).toEqual([all[1]]);
    expect(formatIdleException(all[1]!)).toBe(
      'https://b.example/*\n  is an exception in config/external-links.ts, but no page links to it: remove the row.',
    );
  });
});

describe('judgeAnswer', () => {
  it.each([
    [{ status: 200 }, 'fine'],
    [{ status: 204 }, 'fine'],
    [{ status: 404 }, 'broken'],
    [{ status: 403 }, 'broken'],
    [{ status: 304 }, 'broken'],
    [{ status: 408 }, 'again'],
    [{ status: 429 }, 'again'],
    [{ status: 500 }, 'again'],
    [{ status: 503 }, 'again'],
    [{ failure: 'timeout' }, 'again'],
  ])('%j is %s', (answer, verdict) => {
    expect(judgeAnswer(answer)).toBe(verdict);
  });

  it('takes what an exception takes', () => {
    expect([judgeAnswer({ status: 403 }, [403]), judgeAnswer({ status: 404 }, [403])]).toEqual(['fine', 'broken']);
  });
});

describe('formatBrokenLink', () => {
  it('names the files, what was expected and found, and what to do', () => {
    const link = { url: 'https://a.example/', pages: ['/docs', '/blog'], answer: { status: 404 } };
    expect(formatBrokenLink(link, new Map([['/docs', 'docs/main/introduction.mdx']]))).toBe(
      [
        'https://a.example/',
        '  in docs/main/introduction.mdx',
        '  in /blog',
        '  expected a page, found the answer 404',
        '  Link to where the page is now, or to a copy of it, or leave the link out.',
      ].join('\n'),
    );
  });

  it('sends maintainers to the exceptions where a host refuses programs, and keeps long lists short', () => {
    const pages = ['/1', '/2', '/3', '/4', '/5', '/6', '/7'];
    const text = formatBrokenLink({ url: 'https://a.example/', pages, answer: { failure: 'timeout' } }, new Map());
    expect(text).toContain('  in /5\n  and on 2 more pages\n  expected a page, found no answer (timeout)\n');
    expect(text).toContain('config/external-links.ts');
  });
});
