/** Lines and columns count from 1. */
export interface Place {
  path: string;
  line: number;
  column: number;
}

export interface Problem extends Place {
  message: string;
}

export interface SourceLine {
  text: string;
  line: number;
  /** Column of the line's first character on the page, because fences in lists or JSX are indented. */
  column: number;
}

export interface FenceMeta {
  title?: string;
  include?: string;
  run: boolean;
  output: boolean;
  noCheck?: string;
  /** A fragment, which may be incomplete. */
  excerpt: boolean;
  library?: string;
  /** Numbers of the shown lines to highlight, from `{1,3-5}`. */
  highlight?: number[];
  /** Numbers of the shown lines in focus, from `focus={1,3-5}`; the others are dimmed. */
  focus?: number[];
}

export type BlockKind = 'code' | 'include' | 'output' | 'json' | 'shell' | 'other';

export interface Block extends FenceMeta {
  /** Index among all fences of the page, shared by checking and rendering. */
  index: number;
  path: string;
  /** Of the opening fence, as is `column`. */
  line: number;
  column: number;
  endLine: number;
  lang: string;
  kind: BlockKind;
  library: string;
  /** In the block's virtual project. */
  fileName: string;
  lines: SourceLine[];
}

export interface Page {
  path: string;
  /** From the front matter. */
  title?: string;
  library?: string;
  /** Pages whose files this one uses, relative to the docs version's folder, and the line that names them. */
  continues?: { pages: string[]; line: number };
  blocks: Block[];
  problems: Problem[];
}

/** Setup that the pages of a library share: `includes/<name>.ts` in its folder, or in that of its docs version. */
export interface SiteInclude {
  path: string;
  text: string;
}

export interface LibraryIncludes {
  /** Docs version of the library. Its blocks can include each other, whatever their library. */
  version: string;
  /** Path of the folder, for messages. */
  folder: string;
  byName: Record<string, SiteInclude>;
}

/** By library. */
export type SiteIncludes = Record<string, LibraryIncludes>;
