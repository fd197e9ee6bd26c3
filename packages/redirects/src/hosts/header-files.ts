/** Names of files in `assets` contain a hash of their content. */
const immutable = { 'Cache-Control': 'public, max-age=31536000, immutable' };

/**
 * @see https://docs.netlify.com/manage/routing/headers/
 * @see https://developers.cloudflare.com/pages/configuration/headers/
 */
export function formatHeadersFile(headers: Record<string, string>, baseUrl: string): string {
  const block = (path: string, fields: Record<string, string>) =>
    [path, ...Object.entries(fields).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n');
  return block(`${baseUrl}*`, headers) + block(`${baseUrl}assets/*`, immutable);
}

/** @see https://vercel.com/docs/project-configuration#headers */
export function vercelHeaders(headers: Record<string, string>, baseUrl: string) {
  const list = (fields: Record<string, string>) => Object.entries(fields).map(([key, value]) => ({ key, value }));
  return [
    { source: `${baseUrl}(.*)`, headers: list(headers) },
    { source: `${baseUrl}assets/(.*)`, headers: list(immutable) },
  ];
}

/**
 * A location with its own `add_header` inherits none, so the `assets` block repeats them. Caching headers lack `always`
 * so that browsers don't cache errors.
 *
 * @see https://nginx.org/en/docs/http/ngx_http_headers_module.html
 */
export function formatNginxHeaders(headers: Record<string, string>, baseUrl: string): string {
  const lines = Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}" always;`);
  const caching = Object.entries(immutable).map(([name, value]) => `add_header ${name} "${value}";`);
  return [
    ...lines,
    `location ^~ ${baseUrl}assets/ {`,
    ...[...lines, ...caching].map((line) => `  ${line}`),
    '}',
    '',
  ].join('\n');
}
