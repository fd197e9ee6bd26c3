import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { globSync } from 'tinyglobby';
import { securityHeaders, type PolicySources } from '@typed-docs/redirects/hosts/security-headers';
import { hashInlineScripts } from '@typed-docs/redirects/inline-scripts';
import { readHeaders } from './serve-build.ts';

/** Origin of fixture sites; the host exists only through request interception. */
export const fixtureOrigin = 'http://fixture.test';

/**
 * Serves a built site at `fixtureOrigin`, with the headers that it says in `_headers`, or else with security headers
 * that allow the third-party `hosts`.
 */
export async function serveBuiltSite(
  context: BrowserContext,
  folder: string,
  hosts: PolicySources = {},
): Promise<void> {
  const rules = readHeaders(folder) ?? [{ prefix: '/', headers: createHeaders(folder, hosts) }];
  await context.route(`${fixtureOrigin}/**`, async (route) => {
    const pathname = decodeURIComponent(new URL(route.request().url()).pathname);
    const headers = Object.fromEntries(
      rules.filter(({ prefix }) => pathname.startsWith(prefix)).flatMap((rule) => [...rule.headers]),
    );
    const candidates = [pathname, `${pathname}.html`, `${pathname}/index.html`].map((file) => path.join(folder, file));
    const found = candidates.find((file) => existsSync(file) && statSync(file).isFile());
    await route.fulfill(
      found ? { path: found, headers } : { path: path.join(folder, '404.html'), status: 404, headers },
    );
  });
}

function createHeaders(folder: string, hosts: PolicySources): Map<string, string> {
  const pages = globSync('**/*.html', { cwd: folder, absolute: true });
  const hashes = new Set(pages.flatMap((file) => hashInlineScripts(readFileSync(file, 'utf8'))));
  return new Map(Object.entries(securityHeaders([...hashes], hosts)));
}
