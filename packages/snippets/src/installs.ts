import { languageIsShell } from './meta.ts';
import { readDiffMark } from './notation.ts';
import type { Block, Place } from './types.ts';

export interface InstalledPackage extends Place {
  name: string;
  /** Range or tag; undefined for the latest version. */
  spec?: string;
  text: string;
}

const installCommand =
  /^(?:npm\s+(?:install|i|add)|pnpm\s+(?:install|i|add)|yarn\s+(?:global\s+)?add|bun\s+(?:install|i|add))\s/;
const packageWord = /^((?:@[\w.-]+\/)?[a-z][\w.-]*)(?:@(.+))?$/i;

/** Options followed by a separate value. */
const optionsWithValue = new Set(['-w', '--workspace', '--prefix', '-C', '--dir', '--filter', '--registry', '--tag']);

/** Ignores `npx` and similar commands, which run programs. */
export function findInstalls(block: Block): InstalledPackage[] {
  if (!languageIsShell(block.lang)) {
    return [];
  }
  const found: InstalledPackage[] = [];
  let continued = false;
  for (const line of block.lines) {
    const { text, mark } = readDiffMark(line.text);
    if (mark === 'removed') {
      continue;
    }
    // `$` and `>` are prompts, except after a line that ends in `\`.
    const commands = splitCommands(
      continued ? text : text.replace(/^\s*[$>]\s+/, (prompt) => ' '.repeat(prompt.length)),
    );
    const goesOn = continued;
    continued = false;
    commands.forEach((command, i) => {
      const isRest = goesOn && i === 0;
      if (isRest || installCommand.test(`${command.text.trimStart()} `)) {
        found.push(...readPackages(command, isRest ? 0 : 2, block.path, line.line, line.column));
        continued = i === commands.length - 1 && /\\\s*$/.test(text);
      }
    });
  }
  return found;
}

interface Command {
  text: string;
  offset: number;
}

function splitCommands(text: string): Command[] {
  const commands: Command[] = [];
  let offset = 0;
  for (const part of text.replace(/\s#\s.*$/, '').split(/(&&|\|\||;)/)) {
    commands.push({ text: part, offset });
    offset += part.length;
  }
  return commands;
}

function readPackages(command: Command, skip: number, path: string, line: number, column: number): InstalledPackage[] {
  const words = [...command.text.matchAll(/"([^"]*)"|'([^']*)'|\S+/g)].slice(skip);
  const packages: InstalledPackage[] = [];
  for (let i = 0; i < words.length; i++) {
    const raw = words[i]![0];
    if (optionsWithValue.has(raw)) {
      i++;
      continue;
    }
    const word = words[i]![1] ?? words[i]![2] ?? raw;
    const match = packageWord.exec(word);
    if (match && !word.startsWith('-')) {
      packages.push({
        name: match[1]!,
        ...(match[2] && { spec: match[2] }),
        text: word,
        path,
        line,
        column: column + command.offset + words[i]!.index,
      });
    }
  }
  return packages;
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
