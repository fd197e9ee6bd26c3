export const redirectScript = 'redirect.js';

/**
 * For hosts without redirect rules. The script keeps query and hash; the refresh is in `noscript`, because it would
 * race with the script.
 *
 * @param canonical the target as a URL
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
