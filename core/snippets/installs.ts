import { languageIsShell } from './meta.ts';
import { readDiffMark } from './notation.ts';
import type { Block, Place } from './types.ts';

/** A package that a page tells its reader to install. */
export interface InstalledPackage extends Place {
  name: string;
  /** Range or tag behind the `@`, or in a package.json; without one the reader gets the latest. */
  spec?: string;
  /** As written, for messages. */
  text: string;
}

const installCommand =
  /^(?:npm\s+(?:install|i|add)|pnpm\s+(?:install|i|add)|yarn\s+(?:global\s+)?add|bun\s+(?:install|i|add))\s/;
const packageWord = /^((?:@[\w.-]+\/)?[a-z][\w.-]*)(?:@(.+))?$/i;

/** Options whose value is a word of its own. */
const optionsWithValue = new Set(['-w', '--workspace', '--prefix', '-C', '--dir', '--filter', '--registry', '--tag']);

/** The packages that the install lines of a shell block name. `npx` and its like start programs and are none. */
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
    // `$` and `>` are prompts, but behind a `\` at the end of a line the command goes on.
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

/** The packages that a block titled package.json depends on. */
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
