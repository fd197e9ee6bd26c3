import type { SearchClient } from '@site/core/search/query';

/** Milliseconds after which a search counts as failed: longer than Algolia's client takes to try every host. */
const deadline = 12_000;

/**
 * Wraps a client that is loaded with the first call, and gives every search a deadline.
 *
 * @param load loads the client; called again after it failed
 */
export function guardClient(load: () => Promise<SearchClient>): Required<SearchClient> {
  let loading: Promise<SearchClient> | undefined;
  const loadOnce = () => {
    loading ??= load();
    loading.catch(() => (loading = undefined));
    return loading;
  };
  return {
    prepare: (tags) =>
      void loadOnce().then(
        (client) => client.prepare?.(tags),
        () => {},
      ),
    search: (request) => withDeadline(loadOnce().then((client) => client.search(request))),
  };
}

async function withDeadline<T>(promise: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No response within ${deadline / 1000} seconds.`)), deadline);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
