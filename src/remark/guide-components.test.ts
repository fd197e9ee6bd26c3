import type { Nodes, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { describe, expect, it } from 'vitest';
import { findMistakesInFacts, guideComponents } from './guide-components.ts';

const processor = unified().use(remarkParse).use(remarkMdx).use(guideComponents);

const transform = (text: string) => processor.runSync(processor.parse(text), { path: 'docs/a.mdx' }) as Root;

/** Names of elements and types of other nodes, indented by depth. */
function outline(node: Nodes, depth = 0): string[] {
  const isText = node.type === 'text' || node.type === 'inlineCode';
  const name = 'name' in node ? `<${node.name}>` : isText ? JSON.stringify(node.value) : node.type;
  const below = 'children' in node ? node.children.flatMap((child) => outline(child, depth + 1)) : [];
  return [' '.repeat(depth) + name, ...below];
}

const shape = (text: string) => outline(transform(text)).slice(1).join('\n');

const attributesOf = (text: string) => {
  const [node] = transform(text).children.slice(-1);
  return node && 'attributes' in node
    ? Object.fromEntries(node.attributes.map((one) => ['name' in one ? one.name : '', one.value]))
    : undefined;
};

describe('Facts', () => {
  it('takes the packages from the first install command, without those for development and without versions', () => {
    const page =
      '```bash\nnpm install --save-exact @trpc/server@11.25.2 zod\nnpm install -D tsx\n```\n\n' +
      '```bash\nnpm install cors\n```\n\n<Facts time="5 min" needs="Node.js" />';
    expect(attributesOf(page)).toEqual({ time: '5 min', needs: 'Node.js', packages: '@trpc/server zod' });
  });

  it('takes those that the writer names', () => {
    expect(attributesOf('<Facts time="5 min" needs="Node.js" packages="zod" />')).toMatchObject({ packages: 'zod' });
  });

  it.each([
    [
      '<Facts time="long" needs="a" packages="zod" />',
      'expected time="…" in minutes, such as time="10 min"; found "long"',
    ],
    ['<Facts time="5 min" packages="zod" />', 'expected needs="…"'],
    ['<Facts time="5 min" needs="a" />', 'no install command'],
    ['<Facts time="5 min" needs="a" packages="zod," />', 'found "zod,"'],
    ['<Facts tiem="5 min" needs="a" />', 'unknown attribute `tiem`; did you mean `time`?'],
    ['<Facts time={5} />', 'expected time="…", a string in quotes'],
  ])('rejects %s', (text, message) => {
    expect(() => transform(text)).toThrow(message);
  });
});

describe('findMistakesInFacts', () => {
  const find = (text: string) => findMistakesInFacts(processor.parse(text));

  it('reports each with its place, without changing the page', () => {
    expect(find('Text\n\n<Facts time="5 min" needs="a" />\n\n<Facts tiem="5 min" />')).toEqual([
      {
        line: 3,
        column: 1,
        message:
          '<Facts>: the page has no install command to take the packages from. List them: packages="@trpc/server zod".',
      },
      { line: 5, column: 1, message: '<Facts>: unknown attribute `tiem`; did you mean `time`?' },
    ]);
  });

  it('accepts packages that are named, and those of an install command', () => {
    expect(find('<Facts time="5 min" needs="a" packages="zod" />')).toEqual([]);
    expect(find('<Facts time="5 min" needs="a" />\n\n```bash npm2yarn\nnpm install zod\n```')).toEqual([]);
  });
});

describe('Steps', () => {
  it('groups headings with what is below them, and keeps their numbers and former ids', () => {
    const steps = '<Steps>\n\n<a id="old"></a>\n\n## 1. Install\n\nText\n\n### Why\n\n## 2. Run\n\nText\n\n</Steps>';
    expect(shape(steps).replaceAll(/ +/g, ' ').trim().split('\n ')).toEqual([
      ...['<Steps>', '<Step>', '<a>', 'heading', '<span>', '"1"', '<span>', '"."', '" Install"', 'paragraph', '"Text"'],
      ...['heading', '"Why"', '<Step>', 'heading', '<span>', '"2"', '<span>', '"."', '" Run"', 'paragraph', '"Text"'],
    ]);
    expect(toString(transform(steps))).toContain('1. Install');
  });

  it('leaves an ordered list as it is', () => {
    expect(shape('<Steps>\n\n1. Install\n2. Run\n\n</Steps>')).not.toContain('<Step>');
  });

  it.each([
    ['## 1. Install\n\n## 3. Run', 'expected the heading of step 2 to begin with "2. "; found "3. Run"'],
    ['## Install', 'expected the heading of step 1 to begin with "1. "; found "Install"'],
    ['### 1. Install\n\n## 2. Run', 'expected the heading of step 2'],
    ['Text\n\n## 1. Install', 'found paragraph first'],
    ['- a', 'found list first'],
  ])('rejects %s', (steps, message) => {
    expect(() => transform(`<Steps>\n\n${steps}\n\n</Steps>`)).toThrow(message);
  });
});

describe('FileTree', () => {
  const tree = (list: string) => `<FileTree>\n\n${list}\n\n</FileTree>`;

  it('reads names, comments, folders and what is pointed out', () => {
    const lines = shape(tree('- app/ the pages\n  - **page.tsx** with `trpc`\n  - [id].ts'));
    expect(lines.replaceAll(/ +/g, ' ')).toBe(
      [
        ...['<FileTree>', 'list', 'listItem', 'paragraph', '"app/"', '" "', '<span>', '"the pages"'],
        ...['list', 'listItem', 'paragraph', 'strong', '"page.tsx"', '" "', '<span>', '"with "', '"trpc"'],
        ...['listItem', 'paragraph', '"[id].ts"'],
      ]
        .map((line) => ` ${line}`)
        .join('\n'),
    );
  });

  it.each([
    ['- app\n  - page.tsx', 'expected the name of a folder to end with a slash: "app/"; found "app"'],
    ['1. app', 'expected one list of files and folders'],
    ['Text', 'expected one list of files and folders'],
    ['- `app`', 'expected a name as plain text, or in bold to emphasize it; found inlineCode'],
  ])('rejects %s', (list, message) => {
    expect(() => transform(tree(list))).toThrow(message);
  });
});

describe('NextSteps', () => {
  const steps = (list: string) => `<NextSteps>\n\n${list}\n\n</NextSteps>`;

  it('leaves title and description to the page, or takes those that are written', () => {
    expect(shape(steps('- [](/docs/a)\n- [B](/docs/b#c): what `b` does.\n- [C](/docs/c)')).replaceAll(/ +/g, ' ')).toBe(
      [
        ...['<NextSteps>', 'list', 'listItem', 'paragraph', '<NextStep>'],
        ...['listItem', 'paragraph', 'link', '"B"', '" "', '<span>', '"What "', '"b"', '" does."'],
        ...['listItem', 'paragraph', 'link', '"C"'],
      ]
        .map((line) => ` ${line}`)
        .join('\n'),
    );
  });

  it.each([
    ['- [](/docs/a#b)', '"/docs/a#b" is not a page of this version'],
    ['- [](https://example.org)', 'is not a page of this version'],
    ['- [](/docs/a): text', 'is followed by text'],
    ['- [A](/a) and [B](/b)', 'expected each item to be one link'],
    ['- text', 'expected each item to be one link'],
    ['text', 'expected one list of links'],
  ])('rejects %s', (list, message) => {
    expect(() => transform(steps(list))).toThrow(message);
  });
});

describe('Checklist', () => {
  const checklist = (list: string, name = 'name="a"') => `<Checklist ${name}>\n\n${list}\n\n</Checklist>`;

  it('reads groups and items', () => {
    const lines = shape(checklist('- Everyone\n  - [Install](#versions): now.\n- React\n  - [Upgrade](#react)'));
    expect(lines.match(/<\w+>/g)).toEqual([
      ...['<Checklist>', '<ChecklistGroup>', '<ChecklistItem>', '<ChecklistGroup>', '<ChecklistItem>'],
    ]);
  });

  it.each([
    [checklist('- Everyone\n  - [Install](#a)', ''), 'expected name="…", under which ticks are saved'],
    [checklist('- Everyone'), 'each item with a list of links'],
    [checklist('- Everyone\n  - Install'), 'each item with a list of links'],
    [checklist('- Everyone\n  - [A](#a)\n  - [B](#a)'), 'different headings'],
  ])('rejects %s', (text, message) => {
    expect(() => transform(text)).toThrow(message);
  });
});
