import type { List, ListItem, Paragraph, PhrasingContent, Root, RootContent, RootContentMap } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type {} from 'remark-mdx';
import { visit } from 'unist-util-visit';
import { findPackageCommands } from '@typed-docs/snippets/installs';
import { didYouMean } from '@typed-docs/utils/suggest';

type Element = RootContentMap['mdxJsxFlowElement'];

interface File {
  path: string;
  fail(reason: string, place?: object): never;
}

interface Context {
  tree: Root;
  /** Reports a problem at a node of the page. */
  fail: (message: string, place?: object) => never;
}

/**
 * Prepares the components of src/components/guide at build time, so that they are plain HTML with nothing to compute in
 * the browser. For `remarkPlugins`, where links are resolved and the table of contents has been collected.
 */
export function guideComponents() {
  return (tree: Root, file: File): void => {
    visit(tree, 'mdxJsxFlowElement', (node) => {
      const prepare = components[node.name ?? ''];
      prepare?.(node, {
        tree,
        fail: (message, place = node) => file.fail(`<${node.name}>: ${message}`, place),
      });
    });
  };
}

const components: Record<string, (node: Element, context: Context) => void> = {
  Facts: prepareFacts,
  Steps: prepareSteps,
  FileTree: prepareFileTree,
  NextSteps: prepareNextSteps,
  Checklist: prepareChecklist,
};

const factNames = ['time', 'needs', 'packages'] as const;

function prepareFacts(node: Element, context: Context): void {
  const { time, needs, packages } = readFacts(node, context);
  node.attributes = [attribute('time', time), attribute('needs', needs), attribute('packages', packages.join(' '))];
}

interface Mistake {
  line: number;
  column: number;
  message: string;
}

/** What `guideComponents` rejects in `<Facts>`, which needs nothing from the build: for `npm run check`. */
export function findMistakesInFacts(tree: Root): Mistake[] {
  const mistakes: Mistake[] = [];
  visit(tree, 'mdxJsxFlowElement', (node) => {
    if (node.name !== 'Facts') return;
    class Rejected extends Error {}
    const fail = (message: string) => {
      throw new Rejected(`<Facts>: ${message}`);
    };
    try {
      readFacts(node, { tree, fail });
    } catch (error) {
      if (!(error instanceof Rejected)) throw error;
      const { line, column } = node.position!.start;
      mistakes.push({ line, column, message: error.message });
    }
  });
  return mistakes;
}

function readFacts(node: Element, { tree, fail }: Context): { time: string; needs: string; packages: string[] } {
  const facts = readAttributes(node, factNames, fail);
  if (!/^\d+ min$/.test(facts.time ?? '')) {
    fail(`expected time="…" in minutes, such as time="10 min"; found ${quote(facts.time)}.`);
  }
  if (!facts.needs) {
    fail('expected needs="…", what readers need before they begin, such as needs="Node.js 20 or later"; found none.');
  }
  const packages = facts.packages?.split(/\s+/).filter(Boolean) ?? firstInstalled(tree);
  const wrong = packages.find((name) => !/^(?:@[\w.-]+\/)?[a-z][\w.-]*$/.test(name));
  if (wrong !== undefined) {
    fail(
      `expected packages="…" as names separated by spaces, such as packages="@trpc/server zod"; found ${quote(wrong)}.`,
    );
  }
  if (packages.length === 0) {
    fail('the page has no install command to take the packages from. List them: packages="@trpc/server zod".');
  }
  return { time: facts.time!, needs: facts.needs!, packages };
}

/** Packages of the page's first install commands, without development dependencies. */
function firstInstalled(tree: Root): string[] {
  let names: string[] = [];
  visit(tree, 'code', ({ lang, value }) => {
    if (names.length > 0) return;
    const lines = value.split('\n').map((text, i) => ({ text, line: i + 1, column: 1 }));
    names = findPackageCommands({ lang: lang ?? '', lines, path: '' })
      .filter(
        ({ action, flags }) => action === 'install' && !flags.some((flag) => /^(?:-D|--save-dev|--dev)$/.test(flag)),
      )
      .flatMap(({ packages }) => packages.map(({ name }) => name));
  });
  return [...new Set(names)];
}

/** Groups a guide's headings with their content, or leaves an ordered list unchanged. */
function prepareSteps(node: Element, { fail }: Context): void {
  readAttributes(node, [], fail);
  const children = node.children as RootContent[];
  if (children.length === 1 && children[0]!.type === 'list' && children[0].ordered) return;
  const first = children.findIndex(({ type }) => type === 'heading');
  const heading = children[first];
  if (heading?.type !== 'heading' || !children.slice(0, first).every(isAnchor)) {
    return fail(
      'expected headings that begin with "1. ", "2. " …, each with its text below, or one ordered list; found ' +
        `${children[0] ? `${children[0].type} first` : 'nothing'}. Move everything that is not a step out of it.`,
    );
  }
  const steps: Element[] = [];
  let anchors: RootContent[] = [];
  for (const child of children) {
    if (child.type === 'heading' && child.depth <= heading.depth) {
      const number = `${steps.length + 1}.`;
      const text = child.children[0];
      if (child.depth < heading.depth || text?.type !== 'text' || !text.value.startsWith(`${number} `)) {
        return fail(
          `expected the heading of step ${steps.length + 1} to begin with "${number} "; found "${toString(child).trim()}". ` +
            'Number the steps in order, and close the element after the last one.',
          child,
        );
      }
      text.value = text.value.slice(number.length);
      const dot = textElement('span', [{ type: 'text', value: '.' }]);
      child.children.unshift(textElement('span', [{ type: 'text', value: number.slice(0, -1) }, dot]));
      steps.push(flowElement('Step', [...anchors, child]));
      anchors = [];
    } else if (isAnchor(child)) {
      // Keeps former ids with the heading.
      anchors.push(child);
    } else {
      steps.at(-1)!.children.push(...(anchors as Element['children']), child as Element['children'][number]);
      anchors = [];
    }
  }
  steps.at(-1)!.children.push(...(anchors as Element['children']));
  node.children = steps;
}

/** `<a id="old-id"></a>`, which collect-anchors.ts may have renamed. */
const isAnchor = (node: RootContent): boolean =>
  node.type === 'mdxJsxFlowElement' && (node.name === 'Anchor' || node.name === 'a');

const treeExample = '- server/\n  - router.ts the procedures\n  - **index.ts** listens on port 3000';

function prepareFileTree(node: Element, { fail }: Context): void {
  readAttributes(node, [], fail);
  const [list, ...more] = node.children as RootContent[];
  if (list?.type !== 'list' || list.ordered || more.length > 0) {
    return fail(`expected one list of files and folders, and nothing else. For example:\n${treeExample}`);
  }
  readEntries(list);

  function readEntries({ children }: List): void {
    for (const item of children) {
      const [line, below, ...rest] = item.children;
      const isFolder = below?.type === 'list';
      if (line?.type !== 'paragraph' || (below && !isFolder) || rest.length > 0) {
        return fail(`expected a name and, for a folder, a list of its contents. For example:\n${treeExample}`, item);
      }
      nameEntry(line, item, isFolder);
      if (isFolder) readEntries(below);
    }
  }

  /** The first word is the name, bold if the entry matters most; the rest is a comment. */
  function nameEntry(line: Paragraph, item: ListItem, isFolder: boolean): void {
    const [first, ...comment] = line.children;
    if (first?.type === 'text') {
      const [, name, rest] = /^(\S+)\s*([^]*)$/.exec(first.value)!;
      line.children = [code(name!), ...describe([{ type: 'text', value: rest! }, ...comment])];
    } else if (first?.type === 'strong') {
      line.children = [{ type: 'strong', children: [code(toString(first))] }, ...describe(comment)];
    } else {
      fail(`expected a name as plain text, or in bold to emphasize it; found ${first?.type ?? 'nothing'}.`, item);
    }
    const name = toString(line.children[0]);
    if (isFolder && !name.endsWith('/')) {
      fail(`expected the name of a folder to end with a slash: "${name}/"; found "${name}".`, item);
    }
  }

  function describe(children: PhrasingContent[]): PhrasingContent[] {
    if (toString(children).trim() === '') return [];
    return [{ type: 'text', value: ' ' }, textElement('span', trimStart(children))];
  }
}

function prepareNextSteps(node: Element, { fail }: Context): void {
  readAttributes(node, [], fail);
  const [list, ...more] = node.children as RootContent[];
  if (list?.type !== 'list' || more.length > 0) {
    return fail('expected one list of links to pages, such as "- [](./usage.mdx)", and nothing else.');
  }
  for (const item of list.children) {
    const [line, ...below] = item.children;
    const [link, ...text] = line?.type === 'paragraph' ? line.children : [];
    if (
      line?.type !== 'paragraph' ||
      link?.type !== 'link' ||
      below.length > 0 ||
      text.some(({ type }) => type === 'link')
    ) {
      return fail(
        'expected each item to be one link: "- [](./usage.mdx)" takes the title and description of that page, and ' +
          '"- [Usage](./usage.mdx): queries and mutations." has its own.',
        item,
      );
    }
    const isPage = link.children.length === 0;
    if (isPage && (!link.url.startsWith('/') || link.url.includes('#') || toString(text).trim() !== '')) {
      fail(
        `a link without text takes the title and description of a page; "${link.url}" is ` +
          `${text.length > 0 ? 'followed by text' : 'not a page of this version'}. Write both: "- [Title](…): description."`,
        item,
      );
    }
    line.children = isPage
      ? [textElement('NextStep', [], { to: link.url })]
      : [link, ...(text.length > 0 ? [space, textElement('span', capitalize(text))] : [])];
  }
}

/** Groups are technologies that readers may use; their items link to the steps. */
function prepareChecklist(node: Element, { fail }: Context): void {
  const { name } = readAttributes(node, ['name'], fail);
  if (!name || !/^[\w-]+$/.test(name)) {
    return fail(`expected name="…", under which ticks are saved, such as name="v10-to-v11"; found ${quote(name)}.`);
  }
  const [list, ...more] = node.children as RootContent[];
  if (list?.type !== 'list' || more.length > 0) return fail(checklistShape);
  const ids = new Set<string>();
  node.children = list.children.map((group) => {
    const [label, items, ...rest] = group.children;
    if (label?.type !== 'paragraph' || items?.type !== 'list' || rest.length > 0) return fail(checklistShape, group);
    return flowElement(
      'ChecklistGroup',
      items.children.map((item) => {
        const [line] = item.children;
        const [link] = line?.type === 'paragraph' ? line.children : [];
        const id = link?.type === 'link' ? link.url.replace(/^.*#/, '') : '';
        if (id === '' || ids.has(id)) return fail(checklistShape, item);
        ids.add(id);
        return flowElement('ChecklistItem', (line as Paragraph).children as RootContent[], { id });
      }),
      { label: toString(label) },
    );
  });
}

const checklistShape =
  'expected a list of what readers may use, each item with a list of links to different headings below it. For example:\n' +
  '- Everyone\n  - [Install packages that fit](#versions)\n- React\n  - [React Query 5](#react-query)';

function readAttributes<Name extends string>(
  node: Element,
  names: readonly Name[],
  fail: Context['fail'],
): Partial<Record<Name, string>> {
  return Object.fromEntries(
    node.attributes.map((one) => {
      if (one.type !== 'mdxJsxAttribute' || !(names as readonly string[]).includes(one.name)) {
        const found = one.type === 'mdxJsxAttribute' ? one.name : '{…}';
        return fail(`unknown attribute \`${found}\`${didYouMean(found, names) || '. Remove it.'}`);
      }
      if (typeof one.value !== 'string') return fail(`expected ${one.name}="…", a string in quotes.`);
      return [one.name, one.value];
    }),
  ) as Partial<Record<Name, string>>;
}

const quote = (value: string | undefined) => (value === undefined ? 'none' : `"${value}"`);

const space: PhrasingContent = { type: 'text', value: ' ' };

const code = (value: string): PhrasingContent => ({ type: 'inlineCode', value });

function attribute(name: string, value: string): Element['attributes'][number] {
  return { type: 'mdxJsxAttribute', name, value };
}

function flowElement(name: string, children: RootContent[], attributes: Record<string, string> = {}): Element {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).map(([key, value]) => attribute(key, value)),
    children: children as Element['children'],
  };
}

function textElement(
  name: string,
  children: PhrasingContent[],
  attributes: Record<string, string> = {},
): RootContentMap['mdxJsxTextElement'] {
  return {
    type: 'mdxJsxTextElement',
    name,
    attributes: Object.entries(attributes).map(([key, value]) => attribute(key, value)),
    children,
  };
}

function trimStart([first, ...rest]: PhrasingContent[]): PhrasingContent[] {
  if (first?.type !== 'text') return first ? [first, ...rest] : [];
  const value = first.value.trimStart();
  return value === '' ? trimStart(rest) : [{ ...first, value }, ...rest];
}

/** A description after `: ` or `, ` as a separate sentence. */
function capitalize(children: PhrasingContent[]): PhrasingContent[] {
  const [first, ...rest] = children;
  if (first?.type !== 'text') return children;
  const value = first.value.replace(/^[:,\s]+/, '');
  return [{ ...first, value: value.charAt(0).toUpperCase() + value.slice(1) }, ...rest];
}
