/** Names of files in `assets` contain a hash of their content. */
const immutable = { 'Cache-Control': 'public, max-age=31536000, immutable' };

/**
 * @param folders base path of each locale, below `baseUrl`
 * @see https://docs.netlify.com/manage/routing/headers/
 * @see https://developers.cloudflare.com/pages/configuration/headers/
 */
export function formatHeadersFile(
  headers: Record<string, string>,
  baseUrl: string,
  folders: readonly string[],
): string {
  const block = (path: string, fields: Record<string, string>) =>
    [path, ...Object.entries(fields).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n');
  return [block(`${baseUrl}*`, headers), ...folders.map((folder) => block(`${folder}assets/*`, immutable))].join('');
}

/** @see https://vercel.com/docs/project-configuration#headers */
export function vercelHeaders(headers: Record<string, string>, baseUrl: string, folders: readonly string[]) {
  const list = (fields: Record<string, string>) => Object.entries(fields).map(([key, value]) => ({ key, value }));
  return [
    { source: `${baseUrl}(.*)`, headers: list(headers) },
    ...folders.map((folder) => ({ source: `${folder}assets/(.*)`, headers: list(immutable) })),
  ];
}

/**
 * A location with its own `add_header` inherits none, so the `assets` block repeats them. Caching headers lack `always`
 * so that browsers don't cache errors.
 *
 * @see https://nginx.org/en/docs/http/ngx_http_headers_module.html
 */
export function formatNginxHeaders(headers: Record<string, string>, folders: readonly string[]): string {
  const lines = Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}" always;`);
  const caching = Object.entries(immutable).map(([name, value]) => `add_header ${name} "${value}";`);
  return [
    ...lines,
    ...folders.flatMap((folder) => [
      `location ^~ ${folder}assets/ {`,
      ...[...lines, ...caching].map((line) => `  ${line}`),
      '}',
    ]),
    '',
  ].join('\n');
}
