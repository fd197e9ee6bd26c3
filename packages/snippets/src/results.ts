import type { ContinuedPage } from './check-complete.ts';
import type { Place, Problem } from './types.ts';

/** Positions are in the shown code, from 0. */
interface NodePosition {
  start: number;
  length: number;
  line: number;
  character: number;
}

export interface HoverNode extends NodePosition {
  type: 'hover';
  text: string;
  docs?: string;
  tags?: [name: string, text?: string][];
  target: string;
  /**
   * File and name of the library's declaration: `@trpc/client/dist/index.d.mts#TRPCClient`, or
   * `…#HTTPLinkOptions.headers` for a member.
   */
  declared?: string;
}

/** Result of `^?`. */
export interface QueryNode extends Omit<HoverNode, 'type'> {
  type: 'query';
}

/** Result of `^|`. */
export interface CompletionNode extends NodePosition {
  type: 'completion';
  completions: { name: string; kind: string }[];
  completionsPrefix: string;
}

export interface ErrorNode extends NodePosition {
  type: 'error';
  code: number;
  text: string;
}

export type SnippetNode = HoverNode | QueryNode | CompletionNode | ErrorNode;

/**
 * `run`: compiled, executed, and the output matches (never in a build). `parsed`: valid JSON, or commands whose
 * packages fit. `unchecked`: exempt by `no-check`, or in a language without a check.
 */
export type BlockStatus = 'compiled' | 'run' | 'parsed' | 'unchecked' | 'failed';

export interface BlockResult {
  index: number;
  line: number;
  lang: string;
  kind: string;
  library: string;
  title?: string;
  status: BlockStatus;
  /** Reason from `no-check`. */
  reason?: string;
  excerpt?: true;
  code?: string;
  nodes?: SnippetNode[];
  problems: Problem[];
}

export interface PageResult {
  path: string;
  library?: string;
  /** Pages that this one continues from. */
  continued?: ContinuedPage[];
  blocks: BlockResult[];
  problems: Problem[];
}

export interface VersionSummary {
  library: string;
  /** All ts and tsx blocks, including `include` blocks. */
  blocks: number;
  compiled: number;
  run: number;
  failed: number;
  unchecked: { path: string; line: number; reason: string }[];
  /** Share of `no-check` blocks, from 0 to 1. */
  uncheckedShare: number;
  excerpts: number;
  /** Share of `excerpt` blocks, from 0 to 1. */
  excerptShare: number;
}

export interface CheckResult {
  pages: PageResult[];
  problems: Problem[];
  versions: VersionSummary[];
  updated: Place[];
}
