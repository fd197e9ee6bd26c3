import type { Limit } from '@typed-docs/redirects/hosts/check-limits';
import type { HostLimit } from '@typed-docs/redirects';
import { versionNames } from './versions.ts';

/** Limits on redirect rules and headers of hosts that the site can be deployed to. A build that exceeds one fails. */
export const hostLimits: HostLimit[] = [
  // https://developers.cloudflare.com/pages/configuration/redirects/
  { host: 'Cloudflare Pages', measure: 'staticRules', most: 2_000 },
  { host: 'Cloudflare Pages', measure: 'dynamicRules', most: 100 },
  // https://developers.cloudflare.com/pages/configuration/headers/
  { host: 'Cloudflare Pages', measure: 'headerLine', most: 2_000 },
  // https://vercel.com/docs/limits
  { host: 'Vercel', measure: 'rules', most: 2_048 },
];

/** Limits on the whole site. `npm run check-content` measures it, because plugins run before all files are written. */
export const siteLimits: Limit<'files' | 'bytes'>[] = [
  // Our own limits: a deployment uploads every file. A page adds four (HTML, Markdown, a script and a card); a version
  // has about a hundred pages and six hundred redirects. The list of errors has 250 pages.
  { measure: 'files', most: 2_600 + 1_100 * versionNames.length },
  { measure: 'bytes', most: 60_000_000 + 46_000_000 * versionNames.length },
  // https://developers.cloudflare.com/pages/platform/limits/
  { host: 'Cloudflare Pages', measure: 'files', most: 20_000 },
];
