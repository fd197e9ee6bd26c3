import { LineCounter, isMap, isScalar, isSeq, parseDocument } from 'yaml';
// A namespace import, because Docusaurus' config loader mistakes zod's default export for the whole module.
import * as z from 'zod';
import { didYouMean } from '@typed-docs/utils/suggest';
import { placeNames, type IndexedError } from './index-data.ts';
import { countFixedLetters } from './match.ts';
import { readMessage } from './message.ts';

export interface Problem {
  path: string;
  line: number;
  column: number;
  message: string;
}

/** An entry with the facts that its page needs. */
export interface ErrorEntry extends IndexedError {
  /** Of the file, relative to the site. */
  path: string;
  /** Address of the page that has more. */
  guide: string;
  /** What its `Reproduce` section shows; undefined without one. */
  reproduction: Reproduction | undefined;
}

export interface Reproduction {
  /** Of its heading, and of the next one. */
  firstLine: number;
  lastLine: number;
  /** Texts of its output fences. */
  outputs: string[];
}

export interface EntryRules {
  /** Labels of docs versions, newest first. */
  versions: readonly string[];
  /** Address of the list, without the base path. */
  address: string;
}

const idPattern = /^[a-z\d]+(?:-[a-z\d]+)*$/;

/** Shorter messages would match almost any paste. */
const leastLetters = 8;

const headings = ['Cause', 'Reproduce', 'Fix'] as const;

const text = (what: string) => z.string({ error: `expected ${what}` }).min(1, `expected ${what}`);

const list = (what: string) => {
  const items = z.array(z.string({ error: `expected ${what}` }), { error: `expected a list of ${what}` });
  return items.min(1, `expected a list of ${what}`);
};

const message = z.string({ error: 'expected a message in quotes' }).superRefine((value, context) => {
  try {
    const letters = countFixedLetters(value);
    if (letters >= leastLetters) return;
    const found = `expected at least ${leastLetters} letters outside of placeholders`;
    context.addIssue({ code: 'custom', message: found });
  } catch (error) {
    context.addIssue({ code: 'custom', message: (error as Error).message });
  }
});

const createSchema = (versions: readonly string[]) =>
  z.object({
    title: text('the error in the words that people search'),
    description: text('what the error means and how it is fixed'),
    messages: z
      .array(message, { error: "expected a list of messages as printed, such as ['Missing result']" })
      .min(1, "expected a list of messages as printed, such as ['Missing result']"),
    where: z.enum(placeNames, { error: `expected where readers see it: ${placeNames.join(', ')}` }),
    versions: list(`labels of versions, such as ['${versions[0]}']`).superRefine((labels, context) => {
      for (const [index, label] of labels.entries()) {
        if (versions.includes(label)) continue;
        const advice = didYouMean(label, versions) || `; versions are ${versions.join(', ')}`;
        context.addIssue({ code: 'custom', path: [index], message: `unknown version${advice}` });
      }
    }),
    packages: list("names of software, such as ['Next.js']").default([]),
    library: text('the library that samples are compiled against').optional(),
    guide: text('the address of the page that has more').regex(
      /^\/[^\s?]*$/,
      'expected an address on this site, such as /docs/server/context#inner-context',
    ),
  });

/** @param path relative to the site, `errors/ts2742.mdx` */
export function readEntry(
  source: string,
  path: string,
  { versions, address }: EntryRules,
): { entry?: ErrorEntry; problems: Problem[] } {
  const problems: Problem[] = [];
  const report = (line: number, column: number, what: string) => problems.push({ path, line, column, message: what });
  const id = path.slice(path.lastIndexOf('/') + 1).replace(/\.mdx?$/, '');
  if (!idPattern.test(id)) {
    report(1, 1, `expected a file name in lower case with hyphens, which becomes the address; found \`${id}\`.`);
  }
  const [, yaml] = /^---[ \t]*\r?\n(.*?\r?\n)---[ \t]*(?:\r?\n|$)/s.exec(source) ?? [];
  if (yaml === undefined) {
    report(1, 1, 'expected front matter with title, description, messages, where, versions and guide.');
    return { problems };
  }
  const { value, placeOf, syntaxErrors } = readYaml(yaml);
  if (syntaxErrors.length > 0) {
    syntaxErrors.forEach((error) => report(error.line, error.column, `front matter: ${error.message}`));
    return { problems };
  }
  for (const key of ['id', 'slug']) {
    if (key in value) {
      const { line, column } = placeOf([key]);
      report(
        line,
        column,
        `remove \`${key}\`: the address of an entry is the name of its file, so that it never changes.`,
      );
    }
  }
  const result = createSchema(versions).safeParse(value);
  for (const issue of result.error?.issues ?? []) {
    const { line, column } = placeOf(issue.path);
    const found = issue.path.reduce<unknown>((one, key) => (one as Record<PropertyKey, unknown>)?.[key], value);
    const shown = found === undefined ? 'nothing' : JSON.stringify(found);
    report(line, column, `\`${issue.path.join('.')}\`: ${issue.message.replace(/\.$/, '')}; found ${shown}.`);
  }
  const { reproduction, problems: inBody } = readBody(source, path);
  problems.push(...inBody);
  if (!result.success) return { problems };
  const { library, ...data } = result.data;
  if (library !== undefined && !data.versions.some((one) => library === one || library.startsWith(`${one}-`))) {
    const { line, column } = placeOf(['library']);
    const expected = `one of \`versions\`, or one of its further sets, such as \`${data.versions[0]}-…\``;
    report(line, column, `\`library\`: expected ${expected}; found ${JSON.stringify(library)}.`);
  }
  return {
    entry: { id, path, address: `${address}/${id}`, ...data, reproduction },
    problems,
  };
}

/** Messages that several entries have, which would make their order in results a matter of chance. */
export function findDuplicates(entries: readonly ErrorEntry[], placeOf: (path: string) => number): Problem[] {
  const known = new Map<string, ErrorEntry>();
  return entries.flatMap((entry) =>
    entry.messages.flatMap((one) => {
      const key = JSON.stringify(readMessage(one).map((part) => (part.isFixed ? part.text : null)));
      const other = known.get(key);
      known.set(key, other ?? entry);
      if (!other) return [];
      const where = other === entry ? 'twice' : `also in ${other.path}`;
      const advice = 'Extend one of them with the text that sets it apart, or describe both causes in one entry';
      return [
        {
          path: entry.path,
          line: placeOf(entry.path),
          column: 1,
          message: `the message \`${one}\` is ${where}. ${advice}.`,
        },
      ];
    }),
  );
}

interface YamlPlace {
  line: number;
  column: number;
}

function readYaml(yaml: string) {
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines });
  // The first line of the YAML is the second line of the page.
  const placeAt = (offset: number): YamlPlace => {
    const { line, col } = lines.linePos(offset);
    return { line: line + 1, column: col };
  };
  /** Place of a value, or of the nearest one around it. */
  const placeOf = (path: readonly PropertyKey[]): YamlPlace => {
    let node: unknown = document.contents;
    let offset: number | undefined;
    for (const key of path) {
      if (isMap(node)) {
        const pair = node.items.find((item) => isScalar(item.key) && item.key.value === key);
        if (!pair) break;
        offset = (isScalar(pair.key) ? pair.key.range?.[0] : undefined) ?? offset;
        node = pair.value;
      } else if (isSeq(node)) {
        node = node.items[Number(key)];
        offset = (node as { range?: [number] } | undefined)?.range?.[0] ?? offset;
      } else break;
    }
    return offset === undefined ? { line: 1, column: 1 } : placeAt(offset);
  };
  const value = (document.errors.length === 0 && (document.toJS() as unknown)) || {};
  return {
    value: value as Record<string, unknown>,
    placeOf,
    syntaxErrors: document.errors.map((error) => ({
      ...placeAt(error.pos[0]),
      message: error.message.split(/ at line \d+/)[0]!,
    })),
  };
}

/** Reads the sections, whose order is the same in all entries. */
function readBody(source: string, path: string): { reproduction: Reproduction | undefined; problems: Problem[] } {
  const problems: Problem[] = [];
  const found: { title: string; line: number }[] = [];
  const outputs: { line: number; text: string }[] = [];
  let fence: { mark: string; isOutput: boolean; line: number; lines: string[] } | undefined;
  const lines = source.split(/\r?\n/);
  for (const [index, text] of lines.entries()) {
    const line = index + 1;
    const [, mark, info = ''] = /^\s*(`{3,}|~{3,})(.*)$/.exec(text) ?? [];
    if (fence) {
      if (mark?.startsWith(fence.mark) && info.trim() === '') {
        if (fence.isOutput) outputs.push({ line: fence.line, text: fence.lines.join('\n') });
        fence = undefined;
      } else fence.lines.push(text);
    } else if (mark !== undefined) {
      fence = { mark, isOutput: /(?:^|\s)output(?:\s|$)/.test(info), line, lines: [] };
    } else {
      const [, title] = /^## (.*?)(?:\s*\{\/\*.*\*\/\})?\s*$/.exec(text) ?? [];
      if (title !== undefined) found.push({ title, line });
    }
  }
  const order = headings.map((title) => found.findIndex((one) => one.title === title));
  for (const { title, line } of found) {
    if ((headings as readonly string[]).includes(title)) continue;
    const message = `unexpected heading \`## ${title}\`. Entries have the headings ${headings.join(', ')}; write variants of the fix as \`###\`.`;
    problems.push({ path, line, column: 1, message });
  }
  for (const [index, title] of headings.entries()) {
    if (order[index] === -1 && title !== 'Reproduce') {
      problems.push({ path, line: 1, column: 1, message: `missing heading \`## ${title}\`.` });
    }
  }
  const present = order.filter((index) => index >= 0);
  if (present.some((index, i) => i > 0 && index < present[i - 1]!)) {
    problems.push({
      path,
      line: found[0]!.line,
      column: 1,
      message: `expected the headings in the order ${headings.join(', ')}.`,
    });
  }
  const start = found.find(({ title }) => title === 'Reproduce');
  if (!start) return { reproduction: undefined, problems };
  const end = found.find(({ line }) => line > start.line)?.line ?? lines.length + 1;
  const reproduction = {
    firstLine: start.line,
    lastLine: end - 1,
    outputs: outputs.filter(({ line }) => line > start.line && line < end).map(({ text: printed }) => printed),
  };
  return { reproduction, problems };
}
