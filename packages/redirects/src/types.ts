/**
 * Rules by old address, without the base path. A value may include a hash or be the URL of another site. A key and its
 * value may end in `/*` to match every page below the value; such a pattern may have several targets. Existing pages
 * take precedence over exact rules, exact rules over patterns, and earlier patterns over later ones.
 */
export interface RedirectGroup {
  reason: string;
  /** Prefixes for all rules, current version first. The first root's page is used if another root lacks the target. */
  roots?: readonly [string, ...string[]];
  /** Apply the patterns to redirects, too, as when a whole tree was copied to another folder. */
  overRedirects?: boolean;
  /** Target folders that patterns exclude. */
  except?: readonly string[];
  rules: Readonly<Record<string, string | readonly string[]>>;
}

export interface Redirect {
  from: string;
  to: string;
  /** Key of the rule in the configuration; undefined for generated redirects. */
  rule?: string;
}

/** Both addresses end in a slash. */
export interface FolderRedirect {
  from: string;
  to: string;
}

export interface RedirectTable {
  redirects: Redirect[];
  /** Host rules for folders without pages, which also cover addresses that never existed. */
  folders: FolderRedirect[];
}

/** Addresses don't include the base path. */
export interface VersionAddresses {
  name: string;
  root: string;
  docs: { id: string; path: string }[];
}
