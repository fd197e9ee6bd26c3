import { createRequire } from 'node:module';

/** A loader in a bundler's rules. */
export interface LoaderItem {
  /** Absolute path of its module. */
  loader: string;
  options: object;
}

/** A loader, with what those of pages read of their context. */
type Loader = (
  this: {
    resource: string;
    resourcePath: string;
    resourceQuery: string;
    _compiler: { name: string };
    getOptions: () => object;
    addDependency: () => void;
    async: () => (error: unknown, result?: string) => void;
  },
  source: string,
) => void;

/**
 * Runs a loader of pages as the bundle for browsers does.
 *
 * @param page the file's absolute path, and query
 * @param source what the file has, or what the loader before made of it
 * @throws what the loader has to say against it
 */
export function runPageLoader({ loader, options }: LoaderItem, page: string, source: string): Promise<string> {
  const [resourcePath = '', query] = page.split('?');
  const { default: run } = createRequire(loader)(loader) as { default: Loader };
  return new Promise((resolve, reject) => {
    const context = {
      resource: page,
      resourcePath,
      resourceQuery: query === undefined ? '' : `?${query}`,
      _compiler: { name: 'client' },
      getOptions: () => options,
      addDependency: () => undefined,
      async: () => (error: unknown, result?: string) => (error ? reject(error as Error) : resolve(result ?? '')),
    };
    run.call(context, source);
  });
}
