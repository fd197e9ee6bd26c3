import { isProjectPath } from './file-name.ts';
import { findCuts, findStrayMark, readDiffMark, readNotation } from './notation.ts';
import { showBlock, type ShownLine } from './shown.ts';
import type { Block, LibraryIncludes, Page, Place, Problem, SiteIncludes, SourceLine } from './types.ts';

export interface AssembledLine {
  text: string;
  origin: Place;
  own: boolean;
  pinned: readonly number[];
  /** Index in the block's own lines. */
  ownIndex?: number;
}

/** A file of the block's virtual project: the assembled lines from `from` up to, but not including, `to`. */
export interface AssembledFile {
  name: string;
  from: number;
  to: number;
}

export interface AssembledQuery {
  query: 'type' | 'completions';
  line: number;
  character: number;
  origin: Place;
}

export interface AssembledBlock {
  block: Block;
  source: string;
  lines: AssembledLine[];
  files: AssembledFile[];
  queries: AssembledQuery[];
  pinned?: { codes: number[]; origin: Place };
  shown: ShownLine[];
  /** Indices of the page's blocks that were included, directly or indirectly. */
  included: number[];
  problems: Problem[];
}

interface Text {
  id: string;
  /** Name in messages. */
  label: string;
  path: string;
  lines: readonly SourceLine[];
  /** File of the lines before the first `@filename`; without one they become part of the including file. */
  file?: string;
  block: Block;
  own: boolean;
}

interface Draft {
  text: string;
  origin: Place;
  own: boolean;
  pinned: number[];
  ownIndex?: number;
}

interface Prelude {
  id: string;
  lines: Draft[];
}

interface Expanded {
  files: Map<string, { id: string; lines: Draft[] }>;
  preludes: Prelude[];
  queries: { query: 'type' | 'completions'; target?: Draft; character: number; origin: Place; hidden: boolean }[];
  pinned?: { codes: number[]; origin: Place };
  included: Set<number>;
}

/**
 * Combines a block with its includes. Included files come first and the block's own file last. Included text before the
 * first `@filename` is prepended to the block's own file. A file of the block replaces an included file with the same
 * name.
 */
export function assembleBlock(block: Block, page: Page, siteIncludes: SiteIncludes): AssembledBlock {
  const problems: Problem[] = [];
  const own: Text = {
    id: `block ${block.index}`,
    label: block.title ?? block.include ?? 'this block',
    path: block.path,
    lines: block.lines,
    file: block.fileName,
    block,
    own: true,
  };
  const expanded = expand(own, page, siteIncludes, [], problems);

  const lines: AssembledLine[] = [];
  const files: AssembledFile[] = [];
  const positions = new Map<Draft, number>();
  for (const [name, file] of expanded.files) {
    const from = lines.length;
    const first = file.lines[0];
    lines.push({
      text: `// @filename: ${name}`,
      origin: first?.origin ?? { path: block.path, line: block.line, column: block.column },
      own: file.id === own.id,
      pinned: [],
    });
    for (const draft of file.lines) {
      positions.set(draft, lines.length);
      lines.push(draft);
    }
    files.push({ name, from, to: lines.length });
  }

  const queries: AssembledQuery[] = [];
  for (const { query, target, character, origin, hidden } of expanded.queries) {
    const line = target && positions.get(target);
    const mark = query === 'type' ? '^?' : '^|';
    if (hidden) {
      problems.push({ ...origin, message: `\`${mark}\` is in hidden code, where readers can't see the result` });
    } else if (line === undefined) {
      problems.push({ ...origin, message: `\`${mark}\` has no line of code above it` });
    } else {
      queries.push({ query, line, character, origin });
    }
  }

  return {
    block,
    source: lines.map((line) => `${line.text}\n`).join(''),
    lines,
    files,
    queries,
    ...(expanded.pinned && { pinned: expanded.pinned }),
    shown: showBlock(block),
    included: [...expanded.included],
    problems,
  };
}

function expand(text: Text, page: Page, siteIncludes: SiteIncludes, stack: Text[], problems: Problem[]): Expanded {
  const result: Expanded = { files: new Map(), preludes: [], queries: [], included: new Set() };
  const { hidden, errors } = findCuts(text.lines);
  const place = (line: SourceLine, character = 0): Place => ({
    path: text.path,
    line: line.line,
    column: line.column + character,
  });
  const report = (line: SourceLine, message: string) => problems.push({ ...place(line), message });
  errors.forEach(({ line, message }) => report(line, message));

  const pinned: number[] = [];
  const ownFiles = new Map<string, Draft[]>();
  const head: Draft[] = [];
  let current = head;
  let codeSeen = false;
  let previous: Draft | undefined;

  text.lines.forEach((line, i) => {
    const read = readNotation(line.text);
    if (read?.type === 'rejected') {
      report(line, `\`${read.text}\` is not allowed here: ${read.advice}`);
      if (!read.meant) {
        return;
      }
    }
    const notation = read?.type === 'rejected' ? read.meant : read;
    const stray = findStrayMark(line.text);
    if (stray) {
      report(line, `unknown mark ${stray}; known at the end of a line are [!code ++] and [!code --]`);
    }
    switch (notation?.type) {
      case 'include':
        if (codeSeen) {
          report(line, 'expected `@include` in the first lines of a block, above its code');
        }
        include(notation.name, line);
        return;
      case 'errors':
        if (text.block.kind === 'include') {
          report(line, '`@errors` has no effect in an include: hidden code must compile');
        } else if (notation.codes.some((code) => !Number.isInteger(code) || code <= 0)) {
          report(line, `expected error numbers, such as \`// @errors: 2345 2322\`; found \`${notation.text}\``);
        } else if (result.pinned) {
          report(line, `\`@errors\` appears twice; list all codes on line ${result.pinned.origin.line}`);
        } else {
          pinned.push(...notation.codes);
          result.pinned = { codes: notation.codes, origin: place(line) };
        }
        return;
      case 'filename': {
        const present = [...result.files.keys(), ...ownFiles.keys(), ...(hasCode(head) ? [text.file ?? ''] : [])];
        const problem = checkFileName(notation.name, present);
        if (problem) {
          report(line, problem);
        } else if (ownFiles.has(notation.name) || (notation.name === text.file && hasCode(head))) {
          report(line, `file \`${notation.name}\` is already part of this block; expected one \`@filename\` per file`);
        }
        current = notation.name === text.file ? head : [];
        // Don't pass the compiler a file that it could not find.
        if (current !== head && !problem) {
          ownFiles.set(notation.name, current);
        }
        codeSeen = true;
        previous = undefined;
        return;
      }
      case 'cut':
        return;
      case 'query':
        result.queries.push({
          query: notation.query,
          ...(previous && { target: previous }),
          character: notation.character,
          origin: place(line, notation.character),
          hidden: hidden[i]!,
        });
        return;
      case undefined: {
        const code = readDiffMark(line.text);
        if (code.mark !== 'removed') {
          previous = { text: code.text, origin: place(line), own: text.own, pinned, ...(text.own && { ownIndex: i }) };
          current.push(previous);
        }
        codeSeen ||= line.text.trim() !== '';
      }
    }
  });

  if (text.file === undefined) {
    if (hasCode(head)) {
      result.preludes.push({ id: text.id, lines: head });
    }
  } else {
    const lines = [...result.preludes.flatMap((prelude) => prelude.lines), ...head];
    result.preludes = [];
    if (hasCode(lines) || ownFiles.size === 0) {
      result.files.delete(text.file);
      result.files.set(text.file, { id: text.id, lines });
    }
  }
  for (const [name, lines] of ownFiles) {
    result.files.delete(name);
    result.files.set(name, { id: text.id, lines });
  }
  return result;

  function include(name: string, line: SourceLine): void {
    const found = findInclude(name, text, page, siteIncludes);
    if ('error' in found) {
      report(line, found.error);
      return;
    }
    const chain = [...stack, text];
    const cycle = chain.findIndex((earlier) => earlier.id === found.id);
    if (cycle >= 0) {
      const names = [...chain.slice(cycle), found].map((member) => member.label);
      report(
        line,
        `include cycle: ${names.join(' → ')}; remove the last \`@include\` or move what both need to a third include`,
      );
      return;
    }
    const inner = expand(found, page, siteIncludes, chain, problems);
    [found.block.index, ...inner.included].forEach((index) => result.included.add(index));
    for (const [file, content] of inner.files) {
      const present = result.files.get(file);
      if (present && present.id !== content.id) {
        const other = present.lines[0]?.origin;
        report(
          line,
          `include \`${name}\` adds the file \`${file}\`, which an earlier include already added` +
            `${other ? ` (from ${other.path}:${other.line})` : ''}; include one of the two`,
        );
      } else {
        result.files.set(file, content);
      }
    }
    for (const prelude of inner.preludes) {
      if (!result.preludes.some((present) => present.id === prelude.id)) {
        result.preludes.push(prelude);
      }
    }
  }
}

const hasCode = (lines: readonly Draft[]) => lines.some(({ text }) => text.trim() !== '');

function checkFileName(name: string, present: readonly string[]): string | undefined {
  if (!isProjectPath(name)) {
    return `expected a path inside the block's own project in \`@filename\`, such as server/trpc.ts; found \`${name}\``;
  }
  if (!/\.(tsx?|json|css)$/.test(name)) {
    return `expected a .ts, .tsx, .json or .css file in \`@filename\`; found \`${name}\``;
  }
  const other = present.find((one) => one !== name && one.toLowerCase() === name.toLowerCase());
  if (other !== undefined) {
    return `file \`${name}\` differs from \`${other}\` only in letter case; rename one of them`;
  }
  return undefined;
}

function findInclude(name: string, from: Text, page: Page, siteIncludes: SiteIncludes): Text | { error: string } {
  if (!name) {
    return { error: '`@include` needs a name: `// @include: shelf` or `// @include: server/trpc.ts`' };
  }
  const { block } = from;
  const { library } = block;
  const sharesVersion = (other: Block) =>
    other.library === library || siteIncludes[other.library]?.version === (siteIncludes[library]?.version ?? '');
  // A shared include can use only other shared includes, so that it doesn't depend on the page.
  const candidates =
    block.index < 0 ? [] : page.blocks.filter((other) => other.index !== block.index && sharesVersion(other));
  const ofName = candidates.filter((other) => other.include === name);
  const named = ofName.find((other) => other.library === library) ?? ofName[0];
  const titled = candidates.filter((other) => other.kind === 'code' && other.title === name);
  const found = named ?? titled.findLast((other) => other.index < block.index) ?? titled[0];
  if (found) {
    if (found.noCheck !== undefined) {
      return {
        error: `include \`${name}\` refers to the block on line ${found.line}, which is not compiled (no-check)`,
      };
    }
    return {
      id: `block ${found.index}`,
      label: name,
      path: found.path,
      lines: found.lines,
      ...(found.kind === 'code' && { file: found.fileName }),
      block: found,
      own: false,
    };
  }
  const shared = siteIncludes[library]?.byName[name];
  if (shared) {
    return siteIncludeText(name, shared.path, shared.text, library);
  }
  if (block.include === name) {
    return { error: `include cycle: ${name} → ${name}; an include cannot include itself` };
  }
  return {
    error: `unknown include \`${name}\`; ${describeIncludes(candidates, siteIncludes[library])}`,
  };
}

function siteIncludeText(name: string, path: string, text: string, library: string): Text {
  const block = siteIncludeBlock(name, path, text, library);
  return { id: `site ${name}`, label: name, path, lines: block.lines, block, own: false };
}

/** Makes a shared include a block, so that it is compiled even if no page uses it. */
export function siteIncludeBlock(name: string, path: string, text: string, library: string): Block {
  const lines = text.replace(/\n$/, '').split(/\r?\n/);
  const lang = path.endsWith('.tsx') ? 'tsx' : 'ts';
  return {
    // Not on any page, so its own includes are resolved only among the shared includes.
    index: -1,
    path,
    line: 1,
    column: 1,
    endLine: lines.length,
    lang,
    kind: 'include',
    library,
    fileName: `index.${lang}`,
    include: name,
    run: false,
    output: false,
    excerpt: false,
    lines: lines.map((line, i) => ({ text: line, line: i + 1, column: 1 })),
  };
}

function describeIncludes(candidates: readonly Block[], shared: LibraryIncludes | undefined): string {
  const names = [
    ...candidates.flatMap((block) =>
      block.include ? [block.include] : block.kind === 'code' && block.title ? [block.title] : [],
    ),
    ...Object.keys(shared?.byName ?? {}),
  ];
  const known = [...new Set(names)];
  const folder = shared?.folder ?? 'the folder of shared includes';
  return known.length > 0
    ? `this page and ${folder} have ${known.join(', ')}`
    : `this page defines none and ${folder} has none`;
}
