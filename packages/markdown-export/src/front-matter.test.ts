import { describe, expect, it } from 'vitest';
import { listName, markdownAddress } from './address.ts';
import { writeLlmsFullTxt, writeLlmsTxt } from './llms.ts';
import { addFrontMatter } from './front-matter.ts';

describe('addresses', () => {
  it.each([
    ['/docs/quickstart', '/docs/quickstart.md'],
    ['/docs/', '/docs.md'],
    ['/', '/index.md'],
    ['/docs/quickstart.html', '/docs/quickstart.md'],
    ['/docs/quickstart/index.html', '/docs/quickstart.md'],
    ['/docs/migrating.html.guide', '/docs/migrating.html.guide.md'],
  ])('the Markdown of %s is at %s', (page, markdown) => {
    expect(markdownAddress(page)).toBe(markdown);
  });

  it('names lists by version', () => {
    expect(listName({ path: '/base/docs', isLast: true })).toBe('llms');
    expect(listName({ path: '/base/docs/v10', isLast: false })).toBe('llms-v10');
  });
});

describe('the header', () => {
  it('holds what is known, in an order of its own, with texts that YAML cannot misread', () => {
    expect(
      addFrontMatter(
        { canonical: 'https://example.com/a', version: '9.x', title: 'tRPC: "a" # b' },
        '# tRPC\n\ntext\n\n',
      ),
    ).toBe(
      '---\ntitle: "tRPC: \\"a\\" # b"\nversion: "9.x"\ncanonical: "https://example.com/a"\n---\n\n# tRPC\n\ntext\n',
    );
    expect(addFrontMatter({ title: 'A', date: '2021-05-05', authors: ['B'], canonical: 'c' }, 'd')).toContain(
      'date: "2021-05-05"\nauthors: ["B"]\n',
    );
  });
});

describe('lists', () => {
  const introduction = { title: 'tRPC 11.x', summary: 'Typed calls.', notes: ['More.'] };

  it('are titles, links and descriptions, as llms.txt asks for', () => {
    expect(
      writeLlmsTxt(introduction, [
        { title: 'Empty', pages: [] },
        {
          title: 'Server',
          pages: [
            { title: 'Router[]', url: 'https://example.com/a.md', description: 'About a.' },
            { title: 'B', url: 'https://example.com/b.md' },
          ],
        },
      ]),
    ).toBe(
      '# tRPC 11.x\n\n> Typed calls.\n\nMore.\n\n## Server\n\n' +
        '- [Router\\[\\]](https://example.com/a.md): About a.\n- [B](https://example.com/b.md)\n',
    );
  });

  it('hold the pages themselves in full', () => {
    expect(writeLlmsFullTxt(introduction, ['# A\n', '# B\n'])).toBe(
      '# tRPC 11.x\n\n> Typed calls.\n\nMore.\n\n# A\n\n# B\n',
    );
  });
});
