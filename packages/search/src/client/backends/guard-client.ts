import type { SearchClient } from '../../query';

export type GuardedClient = Required<Pick<SearchClient, 'search' | 'prepare'>>;

/** Milliseconds; longer than Algolia's client takes to try every host. */
const deadline = 12_000;

/** Gives every search a deadline. Calls `load` on first use and again after a failure; `prepare` never rejects. */
export function guardClient(load: () => Promise<SearchClient>): GuardedClient {
  let loading: Promise<SearchClient> | undefined;
  const loadOnce = () => {
    loading ??= load();
    loading.catch(() => (loading = undefined));
    return loading;
  };
  return {
    prepare: (tags) =>
      loadOnce()
        .then((client) => client.prepare?.(tags))
        .catch(() => {}),
    async search(request) {
      const client = loadOnce();
      try {
        return await withDeadline(client.then(({ search }) => search(request)));
      } catch (error) {
        client.then(({ reset }) => reset?.()).catch(() => {});
        throw error;
      }
    },
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
