import type { DocBlock } from '@typed-docs/snippets/samples/doc-text';

export interface TypeRequest {
  /** Export name, dotted for a member of an export: `HTTPBatchLinkOptions`, `initTRPC.create`. */
  type: string;
  /** Index of a parameter if `type` is a function or a class (its constructor). */
  parameter?: number;
  /** Import specifier, such as `@trpc/server/adapters/standalone`. */
  from: string;
  /** Type arguments in TypeScript; by default the type parameters' defaults and constraints. */
  args?: string;
}

export interface TypeTableRequest extends TypeRequest {
  pick?: string[];
  omit?: string[];
  caption?: string;
}

export interface TypeMember {
  /** Dotted for a member of a member: `keepAlive.intervalMs`. */
  name: string;
  type: string;
  optional: boolean;
  /** From `@default` or `@defaultValue`. */
  default?: string;
  docs: DocBlock[];
  /** From `@deprecated`; empty if the tag has no text. */
  deprecated?: DocBlock[];
  /**
   * Shown only if an author picks it by name: `foreign` members come from TypeScript's or Node's declarations (an
   * Error's `stack`), `internal` ones are marked `@internal`.
   */
  hidden?: 'foreign' | 'internal';
}

export interface TypeDescription {
  kind: 'type' | 'class' | 'parameter';
  parameter?: string;
  members: TypeMember[];
}

export type TypeResult = { description: TypeDescription } | { problem: string };
