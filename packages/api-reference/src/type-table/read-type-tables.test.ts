import { describe, expect, it } from 'vitest';
import { parsePage } from '@typed-docs/snippets/page';
import { findMemberIds } from './member-ids.ts';
import { readTypeTables } from './read-type-tables.ts';
import type { TypeMember } from './types.ts';

const read = (source: string, library?: string) => readTypeTables(parsePage(source), 'docs/page.mdx', library);
const element = '<TypeTable type="HTTPLinkOptions" from="@trpc/client" />';

describe('readTypeTables', () => {
  it('finds tables with their place and the version of the page', () => {
    const { library, tables, problems } = read(`# Links\n\n${element}\n\n- one\n\n  ${element}\n`, '11.x');
    expect(problems).toEqual([]);
    expect(library).toBe('11.x');
    expect(tables.map(({ place }) => place)).toEqual([
      { path: 'docs/page.mdx', line: 3, column: 1 },
      { path: 'docs/page.mdx', line: 7, column: 3 },
    ]);
    expect(tables[0]!.request).toEqual({ type: 'HTTPLinkOptions', from: '@trpc/client' });
  });

  it('takes the library of the front matter, or else that of the path', () => {
    expect(read(`---\nlibrary: 10.x\n---\n\n${element}`, '11.x').library).toBe('10.x');
    expect(read(element).problems).toEqual([
      {
        path: 'docs/page.mdx',
        line: 1,
        column: 1,
        message:
          'TypeTable: no library version to look up the type in: set it in the front matter of docs/page.mdx, such as `library: 2.x`',
      },
    ]);
  });

  it('reads text in braces, so that both kinds of quotes can be written', () => {
    const { tables } = read('<TypeTable type={"A"} from={`@trpc/client`} args={\'"a" | "b"\'} />', '11.x');
    expect(tables[0]!.request).toEqual({ type: 'A', from: '@trpc/client', args: '"a" | "b"' });
  });

  it('leaves code alone', () => {
    expect(read(`\`\`\`mdx\n${element}\n\`\`\`\n\n\`${element}\``)).toMatchObject({ tables: [], problems: [] });
  });

  it.each([
    [`A ${element} in a sentence.`, 'expected the table in its own paragraph, with an empty line before and after it'],
    [
      '<TypeTable type="A" from="@trpc/client">\n\nText.\n\n</TypeTable>',
      'expected no content inside the element; write `<TypeTable … />`',
    ],
    ['<TypeTable type={name} from="@trpc/client" />', 'expected a string in quotes as `type`'],
    ['<TypeTable type={`${name}`} from="@trpc/client" />', 'expected a string in quotes as `type`'],
    ['<TypeTable type="A" from="@trpc/client" {...props} />', 'unknown prop `{...props}`'],
  ])('rejects %s', (source, message) => {
    const { tables, problems } = read(source, '11.x');
    expect(tables).toEqual([]);
    expect(problems).toHaveLength(1);
    expect(problems[0]!.message).toContain(`TypeTable: ${message}`);
  });
});

describe('findMemberIds', () => {
  const members = (...names: string[]): TypeMember[] =>
    names.map((name) => ({ name, type: 'string', optional: false, docs: [] }));

  it('gives ids to members that are alone with theirs on the page', () => {
    const ids = findMemberIds(
      [members('url', 'keepAlive.intervalMs', 'EventSource', 'eventSource', '[key: string]'), members('url')],
      parsePage('# Page'),
    );
    expect([...ids]).toEqual([
      ['keepAlive.intervalMs', 'option-keepalive-intervalms'],
      ['[key: string]', 'option-key-string'],
    ]);
  });

  it('leaves ids to headings and elements that have them already', () => {
    const tree = parsePage('# Option url\n\n<div id="option-fetch" />');
    Object.assign(tree.children[0]!, { data: { hProperties: { id: 'option-url' }, id: 'option-url' } });
    expect([...findMemberIds([members('url', 'fetch', 'headers')], tree)]).toEqual([['headers', 'option-headers']]);
  });
});
