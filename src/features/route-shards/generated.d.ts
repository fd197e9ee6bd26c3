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

/** The docs that cards show, by `keyOfVersion`; from the start there are none. */
declare module '@generated/route-shards/cards' {
  const cards: Record<string, import('@site/core/route-shards/split-version').CardsById>;
  export default cards;
}
