/** @returns what to throw where the framework or the bundler is no longer as this plugin knows it */
export function outdated(found: string): Error {
  return new Error(
    `route-shards: ${found}. Docusaurus may have changed: plugins/route-shards/README.md says what to look at. ` +
      'Until the plugin has followed, ROUTE_SHARDS=false builds without it.',
  );
}
