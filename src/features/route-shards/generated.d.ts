/** The layouts, and the pages that no shard holds (plugins/route-shards). */
declare module '@generated/route-shards/routes' {
  const routes: import('@site/core/route-shards/split-routes').Route[];
  export default routes;
}

/** Where the other pages are. */
declare module '@generated/route-shards/shards' {
  const shards: import('@site/core/route-shards/shard').ShardList;
  export default shards;
}
