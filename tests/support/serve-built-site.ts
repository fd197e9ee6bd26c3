import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContext } from '@playwright/test';

/** Where a fixture site stands in the browser: a host that no name server knows. */
export const fixtureOrigin = 'http://fixture.test';

/**
 * Answers the browser's requests to `fixtureOrigin` from the folder of a built site, as a host of static files would.
 *
 * @param folder what `docusaurus build` left behind
 */
export async function serveBuiltSite(context: BrowserContext, folder: string): Promise<void> {
  await context.route(`${fixtureOrigin}/**`, async (route) => {
    const pathname = decodeURIComponent(new URL(route.request().url()).pathname);
    const candidates = [pathname, `${pathname}.html`, `${pathname}/index.html`].map((file) => path.join(folder, file));
    const found = candidates.find((file) => existsSync(file) && statSync(file).isFile());
    await route.fulfill(found ? { path: found } : { path: path.join(folder, '404.html'), status: 404 });
  });
}
