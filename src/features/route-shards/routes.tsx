// In place of @generated/routes, which holds every page of the site.

import ComponentCreator from '@docusaurus/ComponentCreator';
import renderRoutes from '@docusaurus/renderRoutes';
import skeleton from '@generated/route-shards/routes';
import siteConfig from '@generated/docusaurus.config';
import { keyOf, type Route, type RoutesByLayout } from '@site/core/route-shards/split-routes';

/** As the router has it: with a component, and a key that stays the same when routes are added before it. */
type RouteWithComponent = Omit<Route, 'routes'> & { routes?: RouteWithComponent[] };

const layouts = new Map<string, RouteWithComponent[]>();

function addComponent(route: Route): RouteWithComponent {
  const key = keyOf(route);
  const routes = route.routes?.map(addComponent);
  if (routes) layouts.set(key, routes);
  // Without a hash the framework makes the not-found page.
  return { ...route, key, component: ComponentCreator(route.path, route.hash as string), ...(routes && { routes }) };
}

const pages: RouteWithComponent[] = skeleton.map(addComponent);
layouts.set('', pages);

/** Adds the pages of a shard. They have fixed addresses, so that it is no matter what they stand before. */
export function addRoutes(routes: RoutesByLayout): void {
  for (const [layout, added] of Object.entries(routes)) layouts.get(layout)!.unshift(...added.map(addComponent));
}

// The framework renders its list of routes once, at the start. This one route around them renders anew.
export default [
  {
    path: siteConfig.baseUrl,
    routes: pages,
    component: ({ route }: { route: { routes: [] } }) => renderRoutes(route.routes),
  },
];
