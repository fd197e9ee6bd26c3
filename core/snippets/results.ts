import type { Place, Problem } from './types.ts';

/** A piece of a sentence that an editor would show about a place in the code. Positions count in the shown code, from 0. */
interface NodePosition {
  /** Offset in the shown code. */
  start: number;
  length: number;
  line: number;
  character: number;
}

/** Type and documentation of an identifier. */
export interface HoverNode extends NodePosition {
  type: 'hover';
  text: string;
  docs?: string;
  tags?: [name: string, text?: string][];
  /** The identifier itself. */
  target: string;
  /**
   * Where the library declares what it names, if it does: a file of its packages and a name in it,
   * `@trpc/client/dist/index.d.mts#TRPCClient`. A member has its own name behind that of what holds it:
   * `…#HTTPLinkOptions.headers`.
   */
  declared?: string;
}

/** The answer to a `^?`: the type of the identifier above it. */
export interface QueryNode extends Omit<HoverNode, 'type'> {
  type: 'query';
}

/** The answer to a `^|`. */
export interface CompletionNode extends NodePosition {
  type: 'completion';
  completions: { name: string; kind: string }[];
  completionsPrefix: string;
}

/** An error that the block pins. */
export interface ErrorNode extends NodePosition {
  type: 'error';
  code: number;
  text: string;
}

export type SnippetNode = HoverNode | QueryNode | CompletionNode | ErrorNode;

/**
 * How far a block was really checked.
 * `compiled`: by the compiler, without problems. `run`: compiled and executed, and its output block is what it printed (never in
 * a build, which only compiles). `unchecked`: exempt by `no-check`, or of a language for which there is no check. `parsed`: JSON
 * that parses, commands whose packages fit. `failed`: has problems.
 */
export type BlockStatus = 'compiled' | 'run' | 'parsed' | 'unchecked' | 'failed';

/** The result for one block; plain data, so that it can be written as JSON. */
export interface BlockResult {
  /** Position among the fences of the page, from 0. */
  index: number;
  line: number;
  lang: string;
  kind: string;
  library: string;
  title?: string;
  status: BlockStatus;
  /** Why the block is not compiled, from `no-check`. */
  reason?: string;
  /** The shown text, for code blocks. */
  code?: string;
  nodes?: SnippetNode[];
  problems: Problem[];
}

/** The results of a page, by the position of its fences. */
export interface PageResult {
  path: string;
  library?: string;
  blocks: BlockResult[];
  /** Problems of the page itself, such as MDX that doesn't parse. */
  problems: Problem[];
}

/** The numbers of a run, for one library version. */
export interface VersionSummary {
  library: string;
  /** All ts and tsx blocks, includes among them. */
  blocks: number;
  compiled: number;
  run: number;
  failed: number;
  unchecked: { path: string; line: number; reason: string }[];
  /** Share of the `no-check` blocks among all, from 0 to 1. */
  uncheckedShare: number;
}

export interface CheckResult {
  pages: PageResult[];
  problems: Problem[];
  versions: VersionSummary[];
  /** Output fences that were rewritten. */
  updated: Place[];
}
