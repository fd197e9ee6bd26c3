/**
 * A block of code as a page shows it. Plain data: the build writes it into the page's script, and the page builds the same
 * HTML from it on the server and in the browser.
 */
export interface CodeSample {
  /** The shown text, without notation. */
  code: string;
  /** Its colours, as `encodePaint` writes them. */
  paint?: string;
  lang: string;
  /** The code is what one types in a terminal. */
  shell?: true;
  /** Name of the file, or whatever the author put there. */
  title?: string;
  /** Lines, from 1, that are added, removed, highlighted or in focus. */
  added?: number[];
  removed?: number[];
  highlighted?: number[];
  focused?: number[];
  numbered?: true;
  /** Remarks of the compiler, in place. */
  notes?: SampleNote[];
  /** Where the pinned errors are: start and length. */
  errors?: [start: number, length: number][];
  /** How the block is checked. */
  proof?: SampleProof;
  /** Key of its identifiers' types in the page's types file. */
  types?: string;
  /** Key of its hidden set-up in the page's set-up file. */
  setUp?: string;
  /** Problems that a check found; a built site has none. */
  problems?: string[];
}

/** A remark of the compiler below a line of the code. */
export interface SampleNote {
  kind: 'error' | 'type' | 'completions';
  /** The line above it, from 1. */
  line: number;
  /** The column that it speaks of, from 0. */
  column: number;
  /** The message, the type, or the possible names, one per line. */
  text: string;
  /** Colours of a type. */
  paint?: string;
  /** Number of an error. */
  code?: number;
  /** The typed part of a completed name. */
  prefix?: string;
}

export interface SampleProof {
  /** `compiled` by the build; `verified`: the output of a `run` block, which `npm run check-snippets` compares with a run. */
  how: 'compiled' | 'verified';
  /** Exact version of the library. */
  version: string;
}

/**
 * The code to put into a clipboard: without removed lines and, in a terminal's transcript, the commands alone, without
 * their prompts.
 */
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

/** The text of the mark on a block. */
export function describeProof({ how, version }: SampleProof): string {
  return `${how === 'compiled' ? 'Compiled against' : 'Output verified with'} ${version}`;
}

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

/** The name of a block: its title, or that of its language. */
export function nameSample({ title, lang }: Pick<CodeSample, 'title' | 'lang'>): string {
  return title ?? languageNames[lang] ?? 'Code';
}
