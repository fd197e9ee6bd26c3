/**
 * Addresses that moved, and why. Keys are the old addresses, values the present ones, both without the base path and
 * without a slash at the end.
 *
 * - A value may name a heading (`/docs/faq#a-question`) or another site (`https://…`).
 * - A key and its value may end in `/*`: the rule then holds for every page below the value. Exact rules win over
 *   patterns, earlier patterns over later ones, and pages over all of them. A pattern may lead to several folders.
 */
export interface RedirectGroup {
  reason: string;
  /**
   * Roots that the rules are read below, such as `/docs` and `/docs/v10`, the current one first. A page that another
   * root lacks is taken from the first.
   */
  roots?: readonly [string, ...string[]];
  /** Set on patterns that apply to redirects too, as when a whole tree was copied to another folder. */
  overRedirects?: boolean;
  /** Folders that a pattern does not apply to. */
  except?: readonly string[];
  rules: Readonly<Record<string, string | readonly string[]>>;
}

/** One old address and where it leads. */
export interface Redirect {
  /** Address without the base path. */
  from: string;
  /** Address with an optional hash, or the URL of another site. */
  to: string;
  /** The key of the rule as it is written; undefined for what follows from the versions' pages. */
  rule?: string;
}

/** A pattern for a folder; both sides end in a slash. */
export interface FolderRedirect {
  from: string;
  to: string;
}

/** The redirects of a site. */
export interface RedirectTable {
  /** One per old address, in the order of precedence of the rules that they come from. */
  redirects: Redirect[];
  /** Patterns over folders that hold no page, for hosts: they also cover addresses that nobody knew of. */
  folders: FolderRedirect[];
}

/** The documentation of one version, with addresses without the base path. */
export interface VersionAddresses {
  /** Docusaurus' version name: `current`, `10.x` … */
  name: string;
  /** Address of its landing page, `/docs/v10`. */
  root: string;
  docs: { id: string; path: string }[];
}
