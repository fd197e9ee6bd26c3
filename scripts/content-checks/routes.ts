/** A page that must exist according to `config/routes.json`. */
export interface Route {
  path: string;
  id?: string;
  topic?: string;
  /** Date of a blog post, `YYYY-MM-DD`. */
  date?: string;
  /** Set for index pages that Docusaurus generates from a sidebar category. */
  kind?: string;
}

export interface RouteList {
  note: string;
  pages: Route[];
  blog: Route[];
  /** Keyed by Docusaurus' version name. */
  docs: Record<string, Route[]>;
}

export function listRoutes({ pages, blog, docs }: RouteList): Route[] {
  return [...pages, ...blog, ...Object.values(docs).flat()];
}
