import { findHits } from '@site/core/search/find-hits';
import type { SearchClient } from '@site/core/search/query';
import { IndexLoader } from './index-loader';

export function createLocalSearch(folder: string): SearchClient['search'] {
  const loader = new IndexLoader(folder);
  return async (request) => findHits(await loader.load(request.tags), request);
}
