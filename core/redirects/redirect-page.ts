/**
 * Formats the HTML page at an old address, for hosts without redirect rules. The script keeps query and hash; the refresh
 * is for browsers without scripts, in `noscript` because both would race. As in a `Location` header, the hash of the
 * target wins over the reader's (RFC 9110, section 10.2.2).
 *
 * @param target path with the base path, or URL, with an optional hash
 * @param canonical the target as a URL
 */
export function formatRedirectPage(target: string, canonical: string): string {
  const [, address, heading] = /^([^#]*)(#.*)?$/.exec(target) as unknown as [string, string, string | undefined];
  const query = address.includes('?') ? `location.search.replace('?', '&')` : 'location.search';
  const hash = heading === undefined ? 'location.hash' : toScript(heading);
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>This page moved</title>
    <link rel="canonical" href="${toText(canonical)}">
    <script>location.replace(${toScript(address)} + ${query} + ${hash})</script>
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

function toScript(text: string): string {
  return JSON.stringify(text).replace(/</g, '\\u003c');
}
