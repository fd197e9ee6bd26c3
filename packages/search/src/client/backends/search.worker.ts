import type { SearchRequest, SearchResponse } from '../../query';
import { createLocalSearch } from './local-search';

export interface WorkerRequest {
  id: number;
  folder: string;
  request: SearchRequest;
}

export type WorkerResponse = { id: number } & ({ response: SearchResponse } | { error: string });

let search: ReturnType<typeof createLocalSearch> | undefined;

addEventListener('message', async ({ data }: MessageEvent<WorkerRequest>) => {
  const { id, folder, request } = data;
  const send = (message: WorkerResponse) => postMessage(message);
  try {
    search ??= createLocalSearch(folder);
    send({ id, response: await search(request) });
  } catch (error) {
    send({ id, error: String(error) });
  }
});
