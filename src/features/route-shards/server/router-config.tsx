/*
 * In place of react-router-config 5.1.1, where pages are written (plugins/route-shards). Changed: routes are looked up. The
 * original compares the address of each page with every route of the site, and makes elements of them all.
 */
import type { ReactNode } from 'react';
import { matchPath, Route, Router, Switch, useLocation, type match, type SwitchProps } from 'react-router';
import type { MatchedRoute, RouteConfig } from 'react-router-config';
import { RouteIndex } from '@site/core/route-shards/route-index';

const indexes = new WeakMap<readonly RouteConfig[], RouteIndex<RouteConfig>>();

/** @returns the routes that the address may match, in their order */
export function candidatesOf<T extends RouteConfig>(routes: readonly T[], pathname: string): T[] {
  let index = indexes.get(routes);
  if (!index) indexes.set(routes, (index = new RouteIndex<RouteConfig>(routes)));
  return index.candidates(pathname) as T[];
}

/** @param branch the matches so far, from the outermost route inwards, to which those of `routes` are added */
export function matchRoutes(
  routes: readonly RouteConfig[],
  pathname: string,
  branch: MatchedRoute<object>[] = [],
): MatchedRoute<object>[] {
  for (const route of candidatesOf(routes, pathname)) {
    // A route without a path matches what the one around it does.
    const found: match | null = route.path ? matchPath(pathname, route) : (branch.at(-1)?.match ?? rootMatch(pathname));
    if (!found) continue;
    branch.push({ route, match: found });
    if (route.routes) matchRoutes(route.routes, pathname, branch);
    break;
  }
  return branch;
}

export function renderRoutes(
  routes: readonly RouteConfig[] | undefined,
  extraProps: object = {},
  switchProps: SwitchProps = {},
): ReactNode {
  return routes ? <Routes routes={routes} extraProps={extraProps} switchProps={switchProps} /> : null;
}

interface RoutesProps {
  routes: readonly RouteConfig[];
  extraProps: object;
  switchProps: SwitchProps;
}

function Routes({ routes, extraProps, switchProps }: RoutesProps): ReactNode {
  const current = useLocation();
  const { pathname } = switchProps.location ?? current;
  return (
    <Switch {...switchProps}>
      {candidatesOf(routes, pathname).map((route, i) => (
        <Route
          key={route.key ?? i}
          path={route.path}
          exact={route.exact}
          strict={route.strict}
          render={(props) => {
            const all = { ...props, ...extraProps, route };
            const Component = route.component as React.ComponentType<typeof all>;
            return route.render ? route.render(all) : <Component {...all} />;
          }}
        />
      ))}
    </Switch>
  );
}

/** React Router has it, but keeps it to itself. */
const rootMatch = (pathname: string) =>
  (Router as unknown as { computeRootMatch(pathname: string): match }).computeRootMatch(pathname);
