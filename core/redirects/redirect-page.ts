/** File of the script that all redirect pages share, below the base path. */
export const redirectScript = 'redirect.js';

/**
 * Formats the HTML page at an old address, for hosts without redirect rules. The script keeps query and hash; the refresh
 * is for browsers without scripts, in `noscript` because both would race.
 *
 * @param target path with the base path, or URL, with an optional hash
 * @param canonical the target as a URL
 * @param script path of the shared script, with the base path
 */
export function formatRedirectPage(target: string, canonical: string, script: string): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>This page moved</title>
    <link rel="canonical" href="${toText(canonical)}">
    <script src="${toText(script)}" data-target="${toText(target)}"></script>
    <noscript><meta http-equiv="refresh" content="0; url=${toText(target)}"></noscript>
  </head>
  <body>
    <p>This page moved to <a href="${toText(target)}">${toText(canonical)}</a>.</p>
  </body>
</html>
`;
}

function toText(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
}
