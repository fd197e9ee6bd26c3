import { findHits } from '@site/core/search/find-hits';
import type { SearchClient } from '@site/core/search/query';
import { IndexLoader } from './index-loader';

/**
 * Searches the site's own index where it is called: in a worker, or in the page where there is none.
 *
 * @param folder address of the index files, with a slash at the end
 */
export function createLocalSearch(folder: string): SearchClient['search'] {
  const loader = new IndexLoader(folder);
  return async (request) => findHits(await loader.load(request.tags), request);
}
