import { PathIndex } from '../versions/path-index.ts';

/** What matching reads of a route of React Router 5. */
export interface MatchableRoute {
  path?: string | string[] | undefined;
  exact?: boolean | undefined;
  strict?: boolean | undefined;
  sensitive?: boolean | undefined;
}

/** Finds the routes that an address may match without trying one after the other. */
export class RouteIndex<T extends MatchableRoute> {
  /** Those that match one address each. */
  private readonly pages: PathIndex<{ path: string; at: number }>;
  /** Places of the others: patterns, and routes around routes. */
  private readonly others: readonly number[];

  constructor(private readonly routes: readonly T[]) {
    this.pages = new PathIndex(
      routes.flatMap((route, at) => (isPage(route) ? [{ path: route.path as string, at }] : [])),
    );
    this.others = routes.flatMap((route, at) => (isPage(route) ? [] : [at]));
  }

  /** @returns the first page of that address, and all routes that are not of one address, in the order of the routes */
  candidates(pathname: string): T[] {
    const page = this.pages.find(pathname);
    const places = page ? [...this.others, page.at].sort((one, other) => one - other) : this.others;
    return places.map((at) => this.routes[at]!);
  }
}

/** Characters with which path-to-regexp 1 begins what is not plain text. */
const pattern = /[\\:(*]/;

function isPage({ path, exact, strict, sensitive }: MatchableRoute): boolean {
  return Boolean(exact) && !strict && !sensitive && typeof path === 'string' && !pattern.test(path);
}
