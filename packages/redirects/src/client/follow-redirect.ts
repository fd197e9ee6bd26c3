// Script of all redirect pages. Not inline, because a strict Content-Security-Policy would need its hash.

import { resolveRedirect } from '../resolve-redirect.ts';

const { target } = (document.currentScript as HTMLScriptElement).dataset;
location.replace(resolveRedirect(target!, location));
