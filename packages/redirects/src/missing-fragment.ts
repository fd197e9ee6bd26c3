export const missingFragmentScript = 'missing-fragment.js';

/**
 * Returns the inline script of all pages, which loads the script for fragments without an element. At the end of the
 * body, where all elements exist.
 */
export function checkFragmentScript(baseUrl: string): string {
  return `{
let id = location.hash.slice(1);
try { id = decodeURIComponent(id); } catch {}
if (id && !document.getElementById(id)) document.body.append(Object.assign(document.createElement('script'), { src: ${JSON.stringify(baseUrl + missingFragmentScript)} }));
}`.replaceAll('\n', '');
}
