/** What the compiler is asked: plain data, which can be sent to a worker. */
export interface CompileTask {
  source: string;
  extension: 'ts' | 'tsx';
  /** The files in it; `start` is the offset of a file's text. */
  files: { name: string; text: string; start: number }[];
  /** Ranges of the source that a reader sees; types are collected there only. */
  visible: [from: number, to: number][];
  /** Offsets at which completions are asked for. */
  completions: number[];
}

/** What the compiler answers; offsets are those of the source. */
export interface CompilerAnswer {
  errors: { start: number; length: number; code: number; text: string }[];
  hovers: {
    start: number;
    length: number;
    text: string;
    docs?: string;
    tags?: [string, string | undefined][];
    target: string;
    /** What of the library it names (`HoverNode.declared`). */
    declared?: string;
  }[];
  /** One for each offset asked about, in order. */
  completions: { prefix: string; entries: { name: string; kind: string }[] }[];
  /** Set when the compiler or Twoslash itself broke down. */
  failure?: string;
}
