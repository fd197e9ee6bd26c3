import type { BlockResult, CompletionNode, ErrorNode, HoverNode, QueryNode } from '../results.ts';
import { languageIsShell } from '../meta.ts';
import type { CodeSample, SampleNote, SampleProof } from './sample.ts';
import { showBlock, type ShownLine } from '../shown.ts';
import type { Block } from '../types.ts';

/** Facts for rendering a block, besides the block. */
export interface SampleContext {
  /** Result of the check; a block that npm2yarn made has none. */
  result?: BlockResult;
  /** The exact version of the library that a block was compiled against. */
  version?: string;
  /** Whether this is the output of a `run` block that compiles. */
  isOutput?: boolean;
  /** Whether a block has code that it doesn't show. */
  hasSetUp?: boolean;
  /** Colours a code in a language, as `encodePaint` writes them. */
  highlight: (code: string, lang: string) => string;
}

/** A sample and the identifiers in it, with offsets within the sample. */
export interface CreatedSample {
  sample: CodeSample;
  hovers: HoverNode[];
}

/**
 * Creates the samples that a page shows of a block: one, or one for each of its files.
 *
 * @param key identifies the block within its page's types and set-up files
 */
export function createSamples(block: Block, key: string, context: SampleContext): CreatedSample[] {
  const sections = splitFiles(showBlock(block), block);
  const created = sections.map((section, i) =>
    createSample(block, section, sections.length > 1 ? `${key}.${i}` : key, context),
  );
  const last = created.at(-1);
  if (last && context.hasSetUp) last.sample.setUp = key;
  const problems = context.result?.problems.map(({ line, message }) => `Line ${line}: ${message}`) ?? [];
  if (last && problems.length > 0) last.sample.problems = problems;
  return created;
}

interface Section {
  title?: string;
  lines: ShownLine[];
  /** Offset of its first character within the whole of what the block shows. */
  start: number;
  /** Index of its first line there. */
  firstLine: number;
}

function splitFiles(shown: readonly ShownLine[], block: Block): Section[] {
  const sections: Section[] = [{ ...(block.title && { title: block.title }), lines: [], start: 0, firstLine: 0 }];
  let offset = 0;
  shown.forEach((line, i) => {
    offset += line.text.length + 1;
    if (line.file === undefined) {
      sections.at(-1)!.lines.push(line);
    } else {
      sections.push({ title: line.file, lines: [], start: offset, firstLine: i + 1 });
    }
  });
  const filled = sections.map(trimSection).filter(({ lines }) => lines.length > 0);
  const first = filled[0] ?? sections[0]!;
  // Beside named files the block's own one needs a name too.
  if (filled.length > 1) first.title ??= block.fileName;
  return filled.length > 0 ? filled : [first];
}

function trimSection(section: Section): Section {
  const isBlank = (line: ShownLine | undefined) => line?.text.trim() === '';
  const lines = [...section.lines];
  let { start, firstLine } = section;
  while (isBlank(lines[0])) {
    start += lines.shift()!.text.length + 1;
    firstLine++;
  }
  while (isBlank(lines.at(-1))) lines.pop();
  return { ...section, lines, start, firstLine };
}

/** A fence that no author wrote and no check knows, such as the ones that npm2yarn makes. */
export function createPlainSample(code: string, lang: string, highlight: SampleContext['highlight']): CodeSample {
  const paint = highlight(code, lang);
  return { code, lang, ...(languageIsShell(lang) && { shell: true }), ...(paint && { paint }) };
}

function createSample(block: Block, section: Section, key: string, context: SampleContext): CreatedSample {
  const { lines, start, firstLine, title } = section;
  const code = lines.map(({ text }) => text).join('\n');
  const inside = (context.result?.nodes ?? [])
    .filter(
      (node) =>
        node.start >= start &&
        node.start <= start + code.length &&
        node.line >= firstLine &&
        node.line < firstLine + lines.length,
    )
    .map((node) => ({ ...node, start: node.start - start, line: node.line - firstLine }));
  const numbers = (test: (line: ShownLine) => unknown) => lines.flatMap((line, i) => (test(line) ? [i + 1] : []));
  const errors = inside.filter((node): node is ErrorNode => node.type === 'error');
  const hovers = inside.filter((node): node is HoverNode => node.type === 'hover');
  const notes = inside.flatMap((node) => (node.type === 'hover' ? [] : [createNote(node, context)]));
  const paint = context.highlight(code, block.lang);
  const proof = createProof(context);
  const sample: CodeSample = {
    code,
    ...(paint && { paint }),
    lang: block.lang,
    ...(languageIsShell(block.lang) && { shell: true }),
    ...(title && { title }),
    ...list(
      'added',
      numbers(({ mark }) => mark === 'added'),
    ),
    ...list(
      'removed',
      numbers(({ mark }) => mark === 'removed'),
    ),
    ...list(
      'highlighted',
      numbers(({ highlighted }) => highlighted),
    ),
    ...list(
      'focused',
      numbers(({ focused }) => focused),
    ),
    ...list('notes', sortNotes(notes)),
    ...list(
      'errors',
      errors.map(({ start: from, length }): [number, number] => [from, length]),
    ),
    ...(proof && { proof }),
    ...(hovers.length > 0 && { types: key }),
  };
  return { sample, hovers };
}

function list<Key extends string, Item>(key: Key, items: Item[]): Partial<Record<Key, Item[]>> {
  return items.length > 0 ? ({ [key]: items } as Record<Key, Item[]>) : {};
}

function createNote(node: QueryNode | CompletionNode | ErrorNode, { highlight }: SampleContext): SampleNote {
  const place = { line: node.line + 1, column: node.character };
  switch (node.type) {
    case 'error':
      return { kind: 'error', ...place, text: node.text, code: node.code };
    case 'query': {
      const paint = highlight(node.text, 'ts');
      return { kind: 'type', ...place, text: node.text, ...(paint && { paint }) };
    }
    case 'completion':
      return {
        kind: 'completions',
        ...place,
        text: node.completions.map(({ name }) => name).join('\n'),
        ...(node.completionsPrefix && { prefix: node.completionsPrefix }),
      };
  }
}

/** By line and column; the same remark about the same place is made once. */
function sortNotes(notes: SampleNote[]): SampleNote[] {
  const unique = new Map(notes.map((note) => [JSON.stringify(note), note]));
  return [...unique.values()].sort((a, b) => a.line - b.line || a.column - b.column);
}

/** Only blocks that a check covers carry a mark. */
function createProof({ result, version, isOutput }: SampleContext): SampleProof | undefined {
  if (!version) return undefined;
  if (isOutput) return { how: 'verified', version };
  return result?.status === 'compiled' ? { how: 'compiled', version } : undefined;
}
