/** A block to compile: plain data, which can be sent to a worker. Offsets are those of the assembled source. */
export interface CompileTask {
  /** The files of the block; `start` is the offset of a file's text. */
  files: { name: string; text: string; start: number }[];
  /** Ranges that a reader sees; types are collected there only. */
  visible: [from: number, to: number][];
  /** Offsets for which completions are requested. */
  completions: number[];
}

/** The compiler's errors, types and completions for a block. */
export interface CompilerAnswer {
  errors: { start: number; length: number; code: number; text: string }[];
  hovers: {
    start: number;
    length: number;
    text: string;
    docs?: string;
    tags?: [name: string, text?: string][];
    target: string;
    /** The export of the library that it names (`HoverNode.declared`). */
    declared?: string;
  }[];
  /** One for each requested offset, in order. */
  completions: { prefix: string; entries: { name: string; kind: string }[] }[];
}
