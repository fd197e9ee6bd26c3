/** A place in a file of the repository; lines and columns count from 1. */
export interface Place {
  path: string;
  line: number;
  column: number;
}

/** A mistake for the author to fix, at the author's own line. */
export interface Problem extends Place {
  message: string;
}

/** A line of a fence's content, and its place in the page. */
export interface SourceLine {
  text: string;
  line: number;
  /** Column of the line's first character in the page: fences nested in lists or JSX are indented. */
  column: number;
}

/** The info string of a fence after its language. */
export interface FenceMeta {
  title?: string;
  /** Name of the hidden include that the block defines. */
  include?: string;
  run: boolean;
  /** The block is the output of the `run` block above it. */
  output: boolean;
  /** The reason for not compiling the block. */
  noCheck?: string;
  /** The library version that overrides the page's own. */
  library?: string;
  /** Numbers of the shown lines to highlight, from `{1,3-5}`. */
  highlight?: number[];
  /** Numbers of the shown lines in focus, from `focus={1,3-5}`; the others step back. */
  focus?: number[];
}

/** The kind of check that a block gets, by its language and its meta. */
export type BlockKind = 'code' | 'include' | 'output' | 'json' | 'shell' | 'other';

/** A fenced code block of a page. */
export interface Block extends FenceMeta {
  /** Position among all fences of the page, from 0: the key by which checking and rendering meet. */
  index: number;
  path: string;
  /** Line of the opening fence. */
  line: number;
  /** Column of the opening fence. */
  column: number;
  /** Line of the closing fence. */
  endLine: number;
  lang: string;
  kind: BlockKind;
  /** The library version that the block is compiled against: its own or its page's. */
  library: string;
  /** Name of the block's own file within its virtual project. */
  fileName: string;
  lines: SourceLine[];
}

/** A page and everything that its fences say. */
export interface Page {
  path: string;
  /** The page's library version, unless neither path nor front matter names one. */
  library?: string;
  blocks: Block[];
  problems: Problem[];
}

/** A set-up shared by the pages of a version (`library/<version>/includes/<name>.ts`). */
export interface SiteInclude {
  path: string;
  text: string;
}

/** Site-wide includes by library version, then by name. */
export type SiteIncludes = Record<string, Record<string, SiteInclude>>;
