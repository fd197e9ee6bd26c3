/** A page that the site has to have, as `config/routes.json` lists it. */
export interface Route {
  path: string;
  /** The doc id; left out for generated pages, posts and pages outside the docs. */
  id?: string;
  topic?: string;
  /** Day of a blog post, `YYYY-MM-DD`. */
  date?: string;
  /** Set on index pages that Docusaurus makes from a sidebar category. */
  kind?: string;
}

/** The content of `config/routes.json`. */
export interface RouteList {
  note: string;
  pages: Route[];
  blog: Route[];
  /** By Docusaurus' version name, the current one first. */
  docs: Record<string, Route[]>;
}

export function listRoutes({ pages, blog, docs }: RouteList): Route[] {
  return [...pages, ...blog, ...Object.values(docs).flat()];
}
