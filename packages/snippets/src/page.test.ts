import { describe, expect, it } from 'vitest';
import { outputOf } from './fences.ts';
import { extractPage } from './page.ts';

const fence = '```';
const block = (info: string, ...lines: string[]) => [fence + info, ...lines, fence].join('\n');

describe('extractPage', () => {
  it('tells the library by the fence, the front matter, or the path', () => {
    const library = (source: string) => extractPage(source, 'docs/a.md', '11.x').blocks[0]!.library;
    const source = block('ts', '1;');
    expect(library(source)).toBe('11.x');
    expect(library(`---\ntitle: A post\nlibrary: '10.x' # of its time\n---\n\n${source}`)).toBe('10.x');
    expect(library(block('ts library=9.x', '1;'))).toBe('9.x');
  });

  it('asks a blog post with code for its version, by the name of its file', () => {
    const post = extractPage(block('ts', '1;'), 'blog/2023-01-01-post.md');
    expect(post.problems).toEqual([
      expect.objectContaining({ line: 1, message: expect.stringContaining('front matter of blog/2023-01-01-post.md') }),
    ]);
    expect(extractPage(block('bash', 'ls'), 'blog/2023-01-01-post.md').problems).toEqual([]);
  });

  it('knows each line of a nested fence in the page', () => {
    const page = extractPage(
      `1. List\n\n   ${block('ts', 'const a = 1;', '   ', '     deep();').replaceAll('\n', '\n   ')}`,
      'docs/a.md',
      '11.x',
    );
    expect(page.blocks[0]).toMatchObject({ line: 3, column: 4, endLine: 7 });
    expect(page.blocks[0]!.lines.map(({ text, line, column }) => [text, line, column])).toEqual([
      ['const a = 1;', 4, 4],
      ['   ', 5, 4],
      ['     deep();', 6, 4],
    ]);
  });

  it('reports a page that is no MDX, at its line', () => {
    const { blocks, problems } = extractPage(`# Title\n\n<Tabs>\n\n${block('ts', '1;')}\n`, 'docs/a.mdx', '11.x');
    expect(blocks).toEqual([]);
    expect(problems).toEqual([
      { path: 'docs/a.mdx', line: 3, column: 1, message: expect.stringContaining('cannot be parsed as MDX') },
    ]);
  });

  it('reads heading ids and comments in the notations that Docusaurus takes', () => {
    const source = `# A {#a}\n\n## B {/* #b */}\n\n<!-- one\n{two -->\n\n${block('html', '<!-- kept -->')}`;
    const { blocks, problems } = extractPage(source, 'docs/a.md', '11.x');
    expect(problems).toEqual([]);
    expect(blocks[0]!.lines[0]!.text).toBe('<!-- kept -->');
  });

  it('pairs a run block with the next output, and reports an output without one', () => {
    const source = [
      block('ts run', '1;'),
      block('ts include a', '2;'),
      block('txt output'),
      block('ts run', '3;'),
      block('ts run', '4;'),
      block('txt output'),
      block('txt output'),
    ].join('\n\n');
    const { blocks, problems } = extractPage(source, 'docs/a.md', '11.x');
    expect(blocks.filter(({ run }) => run).map((run) => outputOf(run, blocks)?.index)).toEqual([2, undefined, 5]);
    expect(problems).toEqual([
      expect.objectContaining({ message: expect.stringMatching(/^there is no `run` block above/) }),
    ]);
  });

  it('compiles a block as the file that its title names', () => {
    const name = (info: string) => extractPage(block(info, '1;'), 'docs/a.md', '11.x').blocks[0]!.fileName;
    expect(name('ts title="server/trpc.ts"')).toBe('server/trpc.ts');
    expect(name('ts title="./app/[trpc]/route.ts"')).toBe('app/[trpc]/route.ts');
    expect(name('tsx')).toBe('index.tsx');
    expect(name('ts title=".env"')).toBe('index.ts');
    expect(name('ts title="next.config.js"')).toBe('index.ts');
  });
});
