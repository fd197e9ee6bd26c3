/**
 * The page that stands at an old address on hosts without rules of their own. With scripts it keeps query and heading;
 * the refresh for browsers without them stands in `noscript`, since both at once would race. As in a `Location` header,
 * a heading of the new address wins over the one that the reader came with (RFC 9110, section 10.2.2).
 *
 * @param target Where it leads: a path with the base path, or a URL; with an optional heading.
 * @param canonical The target as a URL.
 * @returns HTML.
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
