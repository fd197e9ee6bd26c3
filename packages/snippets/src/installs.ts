import { languageIsShell } from './meta.ts';
import { readDiffMark } from './notation.ts';
import type { Block, Place, SourceLine } from './types.ts';

export interface InstalledPackage extends Place {
  name: string;
  /** Range or tag; undefined for the version of the page's package set. */
  spec?: string;
  text: string;
}

export interface PackageCommand extends Place {
  manager: string;
  action: 'install' | 'uninstall';
  /** Flags without a value. */
  flags: string[];
  packages: InstalledPackage[];
}

const packageCommand = /^(npm|pnpm|yarn|bun)\s+(?:global\s+)?(?:(install|i|add)|uninstall|remove|rm|un)(?=\s)/;
const packageWord = /^((?:@[\w.-]+\/)?[a-z][\w.-]*)(?:@(.+))?$/i;

/** Options followed by a separate value. */
const optionsWithValue = new Set(['-w', '--workspace', '--prefix', '-C', '--dir', '--filter', '--registry', '--tag']);

/** Ignores `npx` and similar commands, which run programs. */
export function findPackageCommands(block: Pick<Block, 'lang' | 'lines' | 'path'>): PackageCommand[] {
  if (!languageIsShell(block.lang)) {
    return [];
  }
  const found: PackageCommand[] = [];
  let continued: PackageCommand | undefined;
  for (const line of block.lines) {
    const { text, mark } = readDiffMark(line.text);
    if (mark === 'removed') {
      continue;
    }
    // `$` and `>` are prompts, except after a line that ends in `\`.
    const parts = splitCommands(continued ? text : text.replace(/^\s*[$>]\s+/, (prompt) => ' '.repeat(prompt.length)));
    let command = continued;
    for (const [i, part] of parts.entries()) {
      let offset = 0;
      if (i > 0 || !command) {
        const indent = part.text.length - part.text.trimStart().length;
        const [words, manager, install] = packageCommand.exec(`${part.text.slice(indent)} `) ?? [];
        command = words
          ? {
              manager: manager!,
              action: install ? 'install' : 'uninstall',
              flags: [],
              packages: [],
              path: block.path,
              line: line.line,
              column: line.column + part.offset + indent,
            }
          : undefined;
        offset = indent + (words?.length ?? 0);
        if (command) found.push(command);
      }
      if (command) readWords(command, part, offset, line);
    }
    continued = /\\\s*$/.test(text) ? command : undefined;
  }
  return found.filter(({ packages }) => packages.length > 0);
}

export function findInstalls(block: Block): InstalledPackage[] {
  return findPackageCommands(block).flatMap(({ action, packages }) => (action === 'install' ? packages : []));
}

/** Lines of the block with a version after each package that is installed without one. */
export function addVersions(block: Block, versionOf: (name: string) => string | undefined): SourceLine[] {
  const bare = findInstalls(block).filter(({ spec }) => spec === undefined);
  return block.lines.map((line) => {
    let { text } = line;
    // From the end, because an insertion shifts what follows.
    for (const { name, column } of bare.filter((installed) => installed.line === line.line).reverse()) {
      const version = versionOf(name);
      const end = text.indexOf(name, column - line.column) + name.length;
      if (version !== undefined) text = `${text.slice(0, end)}@${version}${text.slice(end)}`;
    }
    return { ...line, text };
  });
}

interface Part {
  text: string;
  offset: number;
}

function splitCommands(text: string): Part[] {
  const parts: Part[] = [];
  let offset = 0;
  for (const part of text.replace(/\s#\s.*$/, '').split(/(&&|\|\||;)/)) {
    parts.push({ text: part, offset });
    offset += part.length;
  }
  return parts;
}

/** Adds the flags and packages of a command, or of its continuation in another line. */
function readWords({ flags, packages, path }: PackageCommand, part: Part, start: number, line: SourceLine): void {
  const words = [...part.text.slice(start).matchAll(/"([^"]*)"|'([^']*)'|\S+/g)];
  for (let i = 0; i < words.length; i++) {
    const raw = words[i]![0];
    if (optionsWithValue.has(raw)) {
      i++;
      continue;
    }
    const word = words[i]![1] ?? words[i]![2] ?? raw;
    if (word.startsWith('-')) {
      flags.push(word);
      continue;
    }
    const match = packageWord.exec(word);
    if (match) {
      packages.push({
        name: match[1]!,
        ...(match[2] && { spec: match[2] }),
        text: word,
        path,
        line: line.line,
        column: line.column + part.offset + start + words[i]!.index,
      });
    }
  }
}

export function findDependencies(block: Block, parsed: unknown): InstalledPackage[] {
  if (block.title?.split('/').at(-1) !== 'package.json' || typeof parsed !== 'object' || parsed === null) {
    return [];
  }
  const { dependencies, devDependencies, peerDependencies } = parsed as Record<string, unknown>;
  const found: InstalledPackage[] = [];
  for (const group of [dependencies, devDependencies, peerDependencies]) {
    for (const [name, spec] of Object.entries((group ?? {}) as Record<string, unknown>)) {
      const line = block.lines.find(({ text }) => text.includes(JSON.stringify(name))) ?? block.lines[0]!;
      const column = line.column + Math.max(0, line.text.indexOf(JSON.stringify(name)));
      found.push({
        name,
        spec: String(spec),
        text: `"${name}": "${String(spec)}"`,
        path: block.path,
        line: line.line,
        column,
      });
    }
  }
  return found;
}
