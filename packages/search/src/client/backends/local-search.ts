import { findHits } from '../../find-hits';
import type { SearchClient } from '../../query';
import { IndexLoader } from './index-loader';

export function createLocalSearch(folder: string): SearchClient['search'] {
  const loader = new IndexLoader(folder);
  return async (request) => findHits(await loader.load(request.tags), request);
}
