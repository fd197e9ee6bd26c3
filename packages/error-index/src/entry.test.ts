import { describe, expect, it } from 'vitest';
import { findDuplicates, readEntry } from './entry.ts';

const rules = { versions: ['2.x', '1.x'], address: '/docs/errors' };

const frontMatter = {
  title: "'Missing result'",
  description: 'It means this.',
  messages: '["Missing result {id}"]',
  where: 'terminal',
  versions: '[2.x]',
  guide: '/docs/links#missing',
};
const body =
  '\nA lead.\n\n## Cause\n\nA cause.\n\n## Reproduce\n\n```ts run\nx\n```\n\n```txt output\nMissing result 1\n```\n\n## Fix\n\nA fix.\n';

function read(changes: Record<string, string | undefined> = {}, text = body, path = 'errors/missing-result.mdx') {
  const lines = Object.entries({ ...frontMatter, ...changes }).flatMap(([key, value]) =>
    value === undefined ? [] : [`${key}: ${value}`],
  );
  return readEntry(`---\n${lines.join('\n')}\n---\n${text}`, path, rules);
}
const messagesOf = (...args: Parameters<typeof read>) =>
  read(...args).problems.map(({ path, line, column, message }) => `${path}:${line}:${column} ${message}`);

it('reads an entry', () => {
  expect(read({ packages: '[Next.js]' })).toEqual({
    problems: [],
    entry: {
      id: 'missing-result',
      path: 'errors/missing-result.mdx',
      address: '/docs/errors/missing-result',
      title: 'Missing result',
      description: 'It means this.',
      messages: ['Missing result {id}'],
      where: 'terminal',
      versions: ['2.x'],
      packages: ['Next.js'],
      guide: '/docs/links#missing',
      reproduction: { firstLine: 17, lastLine: 26, outputs: ['Missing result 1'] },
    },
  });
});

describe('problems have a place and say what to write', () => {
  it.each([
    [
      { where: 'console' },
      ':5:1 `where`: expected where readers see it: editor, terminal, browser, response; found "console".',
    ],
    [{ where: undefined }, ':1:1 `where`: expected where readers see it'],
    [{ versions: '[2.x, 3.x]' }, ':6:17 `versions.1`: unknown version'],
    [{ versions: '[]' }, ':6:1 `versions`: expected a list of labels of versions'],
    [{ messages: '["It is {a}"]' }, ':4:12 `messages.0`: expected at least 8 letters outside of placeholders'],
    [{ messages: '["Missing {result"]' }, ':4:12 `messages.0`: `{` is no placeholder such as `{path}`'],
    [{ messages: 'Missing result' }, ':4:1 `messages`: expected a list of messages as printed'],
    [{ guide: 'links' }, ':7:1 `guide`: expected an address on this site'],
    [{ title: "'a" }, 'front matter: '],
    [{ library: '1.x' }, ':8:1 `library`: expected one of `versions`, or one of its further sets, such as `2.x-…`'],
    [{ library: '2.x-react' }, ''],
    [{ slug: '/x' }, ':8:1 remove `slug`'],
  ])('%j', (changes, expected) => {
    const found = messagesOf(changes).join('\n');
    if (expected === '') expect(found).toBe('');
    else expect(found).toContain(expected);
  });

  it('in the body', () => {
    expect(
      messagesOf({}, body.replace('## Cause', '## Reason')).map((text) => text.split(' ').slice(1).join(' ')),
    ).toEqual([
      'unexpected heading `## Reason`. Entries have the headings Cause, Reproduce, Fix; write variants of the fix as `###`.',
      'missing heading `## Cause`.',
    ]);
    expect(messagesOf({}, '\n## Fix\n\n## Cause\n')).toEqual([
      'errors/missing-result.mdx:10:1 expected the headings in the order Cause, Reproduce, Fix.',
    ]);
  });

  it('in the name of the file, or without front matter', () => {
    expect(messagesOf({}, body, 'errors/TS2742.mdx')[0]).toContain('in lower case');
    expect(readEntry('# a', 'errors/a.mdx', rules).problems[0]!.message).toContain('expected front matter');
  });
});

it('does not take literal braces for placeholders', () => {
  const { entry } = read({ messages: '[\'\\{"message":"Not found"\\}\', \'\\{"message":"Gone away"\\}\']' });
  expect(findDuplicates([entry!], () => 4)).toEqual([]);
});

it('finds messages that differ only in the names of placeholders', () => {
  const [a, b] = [read().entry!, read({ messages: '["Missing result {name}"]' }, body, 'errors/b.mdx').entry!];
  expect(findDuplicates([a, b], () => 4)).toEqual([
    {
      path: 'errors/b.mdx',
      line: 4,
      column: 1,
      message: expect.stringContaining('`Missing result {name}` is also in errors/missing-result.mdx'),
    },
  ]);
});
