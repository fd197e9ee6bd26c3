import { withoutBase } from '@typed-docs/utils/address';
import { createProgress } from '@typed-docs/utils/progress';
import { WorkerPool } from '@typed-docs/utils/worker-pool';
import type { ExtractedPage } from '../extract-page.ts';
import type { PageTask } from './read-page.worker.ts';

const notFound = '/404.html';

export async function readPages(
  routesPaths: readonly string[],
  site: Omit<PageTask, 'address'> & { baseUrl: string },
): Promise<ExtractedPage[]> {
  // Sorted, so that the index does not depend on the order of the plugins.
  const addresses = routesPaths.map((route) => withoutBase(route, site.baseUrl)).sort();
  const pool = new WorkerPool<PageTask, ExtractedPage | undefined>(new URL('./read-page.worker.ts', import.meta.url));
  try {
    const tasks = addresses.filter((address) => address !== notFound).map((address) => ({ ...site, address }));
    const advance = createProgress('Pages indexed', tasks.length);
    const read = tasks.map(async (task) => {
      const page = await pool.run(task);
      advance();
      return page;
    });
    return (await Promise.all(read)).filter((page) => page !== undefined);
  } finally {
    await pool.destroy();
  }
}
