/** Texts may contain `code` in backticks. */
export interface Step {
  /** Topic of the step, in one word; pages emphasize its steps with `focus`. */
  part?: string;
  /** A sentence that describes the picture, for readers who can't see it. */
  text: string;
}

interface Common {
  /** One sentence: what the reader sees. */
  caption: string;
}

/** The server is a full dot, the client a ring; the wire between them is the call. */
export type Side = 'client' | 'server';

export interface Message extends Step {
  /** Name of a lane. */
  from: string;
  /** Name of the lane that the message goes to; without it, something happens in `from`. */
  to?: string;
  label: string;
  /** A response; its wire is dashed. */
  isReply?: boolean;
  isError?: boolean;
  /** What the call carries at this point; `+` marks additions of the step. */
  carries?: readonly string[];
  /** What happened before the step: a lost connection, or elapsed time. */
  after?: string;
}

/** Messages between lanes, from top to bottom. */
export interface Lanes extends Common {
  kind: 'lanes';
  lanes: readonly { name: string; side: Side }[];
  steps: readonly Message[];
}

export type Span = 'works' | 'waits' | 'fails';

export interface Track {
  name: string;
  /** In units of the time axis. */
  bars: readonly { from: number; to: number; is: Span; step: number }[];
  /** When the client has the result. */
  arrives?: { at: number; step: number };
}

/** A timeline, from left to right. */
export interface Timeline extends Common {
  kind: 'timeline';
  end: number;
  ticks: readonly { at: number; label: string }[];
  groups: readonly { name: string; part?: string; tracks: readonly Track[] }[];
  legend: Readonly<Partial<Record<Span | 'arrives', string>>>;
  steps: readonly Step[];
}

export interface Branch extends Step {
  /** Condition or key on the wire from the branch above. */
  edge?: string;
  label: string;
  note?: string;
  branches?: readonly Branch[];
}

/** A hierarchy, or the outcomes of choices. */
export interface Tree extends Common {
  kind: 'tree';
  /** Positions of the branches. */
  side: Side;
  root: Branch;
}

export type DiagramDefinition = Lanes | Timeline | Tree;
