/** A page that the site is to have, as `config/routes.json` lists it. */
export interface Route {
  path: string;
  /** The doc id; left out for generated pages, posts and pages outside the docs. */
  id?: string;
  topic?: string;
  /** The day of a blog post, `YYYY-MM-DD`. */
  date?: string;
  /** Set on indexes that Docusaurus makes from a sidebar category. */
  kind?: string;
  /** Whether the page stands. A page that once stood must not go again. */
  done?: boolean;
}

/** The content of `config/routes.json`. */
export interface RouteList {
  note: string;
  pages: Route[];
  blog: Route[];
  /** By Docusaurus' version name, the current one first. */
  docs: Record<string, Route[]>;
}

/** The routes that are reported together: a version, the blog or the other pages. */
export interface RouteGroup {
  name: string;
  routes: Route[];
}

/**
 * @param list The list of routes.
 * @param labels What readers call each version, by Docusaurus' version name; a version without one keeps its name.
 * @returns The groups in the order in which they are reported.
 */
export function groupRoutes(list: RouteList, labels: Readonly<Record<string, string>>): RouteGroup[] {
  return [
    { name: 'pages', routes: list.pages },
    { name: 'blog', routes: list.blog },
    ...Object.entries(list.docs).map(([version, routes]) => ({ name: labels[version] ?? version, routes })),
  ];
}

/** @returns The list with `done` on every page that stands; marks of pages that are gone stay, for a person to judge. */
export function markDone(list: RouteList, standing: ReadonlySet<string>): RouteList {
  const mark = (routes: Route[]) =>
    routes.map((route) => (standing.has(route.path) ? { ...route, done: true } : route));
  return {
    ...list,
    pages: mark(list.pages),
    blog: mark(list.blog),
    docs: Object.fromEntries(Object.entries(list.docs).map(([version, routes]) => [version, mark(routes)])),
  };
}
