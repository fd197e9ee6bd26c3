import { normalizePath } from './find-shard.ts';

/** A route of Docusaurus' generated list, before it has a component. */
export interface Route {
  path: string;
  /** Tells routes of one path apart; together they are the key of the route's chunk names. Not for the path `*`. */
  hash?: string;
  exact?: boolean;
  routes?: Route[];
  /** What plugins add, such as the name of a doc's sidebar. */
  [attribute: string]: unknown;
}

/** Routes of pages by the key of the layout that they stand in; the empty key is for those without one. */
export type RoutesByLayout = Record<string, Route[]>;

export interface SplitRoutes {
  /** Layouts, the home page, and whatever has no fixed address: what every page needs. */
  skeleton: Route[];
  /** The pages, by address: neighbours stand in one shard, as the links of a page mostly lead to them. */
  shards: RoutesByLayout[];
  /** The first path of each shard, for `findShard`. */
  starts: string[];
}

/** @returns what Docusaurus calls the route in its list of chunk names; it is unique */
export const keyOf = ({ path, hash }: Route): string => (hash === undefined ? path : `${path}-${hash}`);

/**
 * Splits the list of routes into what every page needs and shards of about equal size.
 *
 * @param routes Docusaurus' list
 * @param homePath the path of the home page, which is the same as the site's base URL
 * @param size how many pages a shard holds
 * @param groupOf what the pages of one shard have in common, of an address as `normalizePath` writes it
 */
export function splitRoutes(
  routes: readonly Route[],
  homePath: string,
  size: number,
  groupOf: (path: string) => unknown = () => undefined,
): SplitRoutes {
  const pages: { start: string; layout: string; route: Route }[] = [];
  const isPage = ({ path, exact, routes }: Route) =>
    exact === true &&
    routes === undefined &&
    path !== homePath &&
    // The order of routes decides between patterns, and the router removes .html only from addresses that it lacks.
    !/[:*?()+]|\.html$/.test(path);
  const takePages = (routes: readonly Route[], layout: string): Route[] =>
    routes.flatMap((route) => {
      if (!isPage(route)) return route.routes ? { ...route, routes: takePages(route.routes, keyOf(route)) } : route;
      pages.push({ start: normalizePath(route.path), layout, route });
      return [];
    });
  const skeleton = takePages(routes, '');

  pages.sort((a, b) => (a.start < b.start ? -1 : Number(a.start > b.start)));
  const split: SplitRoutes = { skeleton, shards: [], starts: [] };
  let last: string | undefined;
  let count = 0;
  for (const { start, layout, route } of pages) {
    // Routes of one address have one shard, whatever its size.
    const isNext = last === undefined || groupOf(start) !== groupOf(last);
    if (isNext || (count >= size && start !== last)) {
      split.starts.push(split.shards.length === 0 ? '' : start);
      split.shards.push({});
      count = 0;
    }
    (split.shards.at(-1)![layout] ??= []).push(route);
    last = start;
    count++;
  }
  return split;
}

/** @returns all of the given routes, and those in them */
export function flattenRoutes(routes: readonly Route[]): Route[] {
  return routes.flatMap((route) => [route, ...flattenRoutes(route.routes ?? [])]);
}
