import { findHits } from '@site/core/search/find-hits';
import type { SearchRequest, SearchResponse } from '@site/core/search/query';
import { IndexLoader } from './index-loader';

export interface WorkerRequest {
  id: number;
  /** Address of the index files, with a slash at the end. */
  folder: string;
  request: SearchRequest;
}

export type WorkerResponse = { id: number } & ({ response: SearchResponse } | { error: string });

let loader: IndexLoader | undefined;

addEventListener('message', async ({ data }: MessageEvent<WorkerRequest>) => {
  const { id, folder, request } = data;
  const send = (message: WorkerResponse) => postMessage(message);
  try {
    loader ??= new IndexLoader(folder);
    send({ id, response: findHits(await loader.load(request.tags), request) });
  } catch (error) {
    send({ id, error: String(error) });
  }
});
