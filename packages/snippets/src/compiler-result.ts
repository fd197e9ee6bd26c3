/** Plain data, which can be sent to a worker. Offsets refer to the assembled source. */
export interface CompileTask {
  files: { name: string; text: string; start: number }[];
  /** Ranges that readers see; types are collected only there. */
  visible: [from: number, to: number][];
  completions: number[];
}

export interface CompilerResult {
  errors: { start: number; length: number; code: number; text: string }[];
  hovers: {
    start: number;
    length: number;
    text: string;
    docs?: string;
    tags?: [name: string, text?: string][];
    target: string;
    /** As in `HoverNode.declared`. */
    declared?: string;
  }[];
  completions: { prefix: string; entries: { name: string; kind: string }[] }[];
}
