import type { DocBlock } from '../snippets/reading/doc-text.ts';
import type { ApiSymbol } from './symbols.ts';

/** A piece of TypeScript, and which of its names have pages. */
export interface LinkedCode {
  text: string;
  /** In the order of the text, not overlapping. */
  links: CodeLink[];
}

/** A name in a code: offset and length, and the address of its page or of somebody else's documentation. */
export interface CodeLink {
  start: number;
  length: number;
  address: string;
}

/** A row of a table: a type parameter, a parameter, or a member. */
export interface ApiRow {
  name: string;
  /** What may stand for it; none for a type parameter that may be anything. */
  type?: LinkedCode;
  optional: boolean;
  default?: LinkedCode;
  docs: DocBlock[];
  /** The advice, or nothing where it is deprecated without. */
  deprecated?: DocBlock[];
  /** The id that leads to the row. */
  id?: string;
}

/** A function's signature; a function with overloads has several. */
export interface ApiSignature {
  parameters: ApiRow[];
  returns?: { type: LinkedCode; docs: DocBlock[] };
}

/** Members that a type has from another. */
export interface InheritedMembers {
  /** Name of the other type. */
  from: string;
  /** Where it is described, if anywhere. */
  address?: string;
  names: string[];
}

/** Everything that a member's page says; plain data. */
export interface ApiPage {
  symbol: ApiSymbol;
  /** Whether only its type can be imported. */
  typeOnly: boolean;
  description: string;
  docs: DocBlock[];
  examples: string[];
  deprecated?: DocBlock[];
  /** The package exports it, but marks it as none of the reader's business. */
  internal: boolean;
  signature: LinkedCode;
  typeParameters: ApiRow[];
  /** Of functions, of types of functions, and of a class's constructor. */
  signatures: ApiSignature[];
  properties: ApiRow[];
  methods: ApiRow[];
  inherited: InheritedMembers[];
  /** Where it is declared: the path in the repository, and the address of the line; or the foreign package. */
  source: { path: string; address: string };
}
