/** Why search has no answer. */
export type SearchFailure =
  /** The site has no index at the address where it should be. */
  | 'missing'
  /** What came is not an index, or not the one that its name promises. */
  | 'corrupt'
  /** The page and the index come from different builds of the site; a reload of the page helps. */
  | 'other-build'
  /** The browser does not run the worker. */
  | 'worker'
  /** Nothing came. */
  | 'network'
  /** The hosted service refused, or its answer is not one. */
  | 'service'
  /** No answer came in time. */
  | 'timeout';

/**
 * Thrown by search clients. Its name is what DocSearch shows its error screen for: that of the error which Algolia's
 * client throws when no host answers.
 */
export class SearchError extends Error {
  override name = 'RetryError';

  constructor(
    readonly failure: SearchFailure,
    message: string,
  ) {
    super(message);
  }
}
