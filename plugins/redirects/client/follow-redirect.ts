// The script of all redirect pages; plugins/redirects bundles it. A file, because a strict Content-Security-Policy would need
// a hash for each inline script.

import { resolveRedirect } from '../../../core/redirects/resolve-redirect.ts';

const { target } = (document.currentScript as HTMLScriptElement).dataset;
location.replace(resolveRedirect(target!, location));
