/** A search over one version of the docs, with the blog and the other pages. */
export interface Engine {
  /** What its index weighs over the wire, in bytes. */
  bytes: number;
  /** @returns Addresses of pages without the origin, best first, each once. */
  search(query: string): Promise<string[]>;
}

export interface Candidate {
  name: string;
  /** @param version Docusaurus' name of the version: `current`. */
  open(version: string): Promise<Engine>;
  close?(): Promise<void>;
}

/** @returns The addresses in their order, without origin, fragment, ending and repetitions. */
export function distinctPages(addresses: string[]): string[] {
  return [
    ...new Set(addresses.map((address) => address.replace(/^https?:\/\/[^/]+|[?#].*$|(?:\.html|(?<=.)\/)$/g, ''))),
  ];
}
