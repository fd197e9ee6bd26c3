import type { DocBlock } from '../snippets/reading/doc-text.ts';

/** A type that a page asks for; together with the version's packages it determines the answer. */
export interface TypeRequest {
  /** Name of an export, dotted where the type or function lies within one: `HTTPBatchLinkOptions`, `initTRPC.create`. */
  type: string;
  /** Which parameter is meant, from 0, where `type` names a function or (for its constructor) a class. */
  parameter?: number;
  /** Import specifier of the package, such as `@trpc/server/adapters/standalone`. */
  from: string;
  /** Type arguments as TypeScript; by default the type parameters' own defaults and constraints. */
  args?: string;
}

/** What an author asks for with a `<TypeTable>`. */
export interface TypeTableRequest extends TypeRequest {
  /** Members to show, in this order. */
  pick?: string[];
  /** Members to leave out. */
  omit?: string[];
  caption?: string;
}

/** A member of a type, as the library's declarations have it. */
export interface TypeMember {
  /** Dotted for a member of a member: `keepAlive.intervalMs`. */
  name: string;
  /** Its type as TypeScript, in lines of readable length. */
  type: string;
  optional: boolean;
  /** From `@default` or `@defaultValue`. */
  default?: string;
  /** The comment, and the tags that say something to readers. */
  docs: DocBlock[];
  /** From `@deprecated`: the advice, or nothing where the tag stands alone. */
  deprecated?: DocBlock[];
  /**
   * Why the member is only shown where an author picks it by name: `foreign` members come from TypeScript's own or Node's
   * declarations (an Error's `stack`), `internal` ones are marked `@internal`.
   */
  hidden?: 'foreign' | 'internal';
}

/** A type and all its members, before an author's choice. */
export interface TypeDescription {
  kind: 'type' | 'class' | 'parameter';
  /** Name of the parameter, for `kind: 'parameter'`. */
  parameter?: string;
  members: TypeMember[];
}

/** What the compiler says of a request: the type, or in words for the author why there is none. */
export type TypeAnswer = { description: TypeDescription } | { problem: string };
