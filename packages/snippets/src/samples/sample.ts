import type { WirePart } from './wire.ts';

/** Plain data from the page's script; server and browser render the same HTML from it. */
export interface CodeSample {
  code: string;
  /** As from `encodePaint`. */
  paint?: string;
  lang: string;
  shell?: true;
  title?: string;
  /** Whether it is labeled as a fragment. */
  excerpt?: true;
  /** Lines, from 1, that are added, removed, highlighted or in focus. */
  added?: number[];
  removed?: number[];
  highlighted?: number[];
  focused?: number[];
  numbered?: true;
  notes?: SampleNote[];
  /** Positions of pinned errors. */
  errors?: [start: number, length: number][];
  /** Traffic between a client and a server, in order. */
  wire?: WirePart[];
  /** Whether it was printed by another block, and whether that one is directly above. */
  output?: 'joined' | 'apart';
  /** Words that are missing on the other side of a comparison. */
  changed?: [start: number, length: number][];
  proof?: SampleProof;
  /** Key in the page's types file. */
  types?: string;
  /** Key in the page's setup file. */
  setUp?: string;
  /** Only during development, because a build fails on problems. */
  problems?: string[];
}

export interface SampleNote {
  kind: 'error' | 'type' | 'completions';
  /** Line above the note, from 1. */
  line: number;
  /** From 0. */
  column: number;
  /** Message, type, or one completion per line. */
  text: string;
  paint?: string;
  code?: number;
  prefix?: string;
}

export interface SampleProof {
  /** `verified` means that `npm run check-snippets` compares the output with a run. */
  how: 'compiled' | 'verified';
  version: string;
  /** Number of errors that the code should have. */
  errors?: number;
}

/** Text for the clipboard, without removed lines and, in terminal sessions, without prompts and output. */
export function copyText({ code, shell, removed = [] }: Pick<CodeSample, 'code' | 'shell' | 'removed'>): string {
  const lines = code.split('\n').filter((_line, i) => !removed.includes(i + 1));
  const hasPrompts = shell && lines.some((line) => /^\s*\$ /.test(line));
  return (hasPrompts ? takeCommands(lines) : lines).join('\n');
}

function takeCommands(lines: readonly string[]): string[] {
  let continued = false;
  return lines.flatMap((line) => {
    const isCommand = continued || /^\s*\$ /.test(line);
    const text = continued ? line : line.replace(/^\s*\$ /, '');
    continued = isCommand && line.endsWith('\\');
    return isCommand ? [text] : [];
  });
}

export function describeProof({ how, version, errors = 0 }: SampleProof): string {
  if (errors > 0) return `${count(errors, 'error')}, as TypeScript reports ${errors === 1 ? 'it' : 'them'}`;
  return `${how === 'compiled' ? 'Compiled against' : 'Output verified with'} ${version}`;
}

/** Number of blocks of a page that were checked against one version. */
export interface ProofCount {
  version: string;
  compiled: number;
  verified: number;
}

export function describeProofs(counts: readonly ProofCount[]): string {
  return counts
    .map(({ version, compiled, verified }) => {
      const parts = [
        ...(compiled > 0 ? [`${count(compiled, 'sample')} compiled`] : []),
        ...(verified > 0 ? [`${count(verified, 'output')} verified`] : []),
      ];
      return `${parts.join(', ')} with ${version}`;
    })
    .join('; ');
}

const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`;

const languageNames: Record<string, string> = {
  bash: 'Terminal',
  console: 'Terminal',
  sh: 'Terminal',
  shell: 'Terminal',
  ts: 'TypeScript',
  tsx: 'TypeScript with JSX',
  js: 'JavaScript',
  jsx: 'JavaScript with JSX',
  json: 'JSON',
  jsonc: 'JSON',
  txt: 'Text',
  text: 'Text',
  http: 'HTTP',
  diff: 'Diff',
  html: 'HTML',
  css: 'CSS',
};

export function nameSample({ title, lang }: Pick<CodeSample, 'title' | 'lang'>): string {
  return title ?? languageNames[lang] ?? 'Code';
}
