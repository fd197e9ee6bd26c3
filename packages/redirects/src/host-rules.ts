import { vercelHeaders } from './hosts/header-files.ts';
import type { FolderRedirect, Redirect, RedirectTable } from './types.ts';

/** Omits redirects that a folder's rule covers, because hosts limit the number of rules. */
function rulesOf({ redirects, folders }: RedirectTable): { single: Redirect[]; folders: FolderRedirect[] } {
  const isCovered = ({ from, to }: Redirect) => {
    const folder = folders.find((one) => from.startsWith(one.from));
    return folder !== undefined && folder.to + from.slice(folder.from.length) === to;
  };
  return { single: redirects.filter((redirect) => !isCovered(redirect)), folders };
}

/**
 * The first match wins. Cloudflare Pages applies rules before looking for files; on Netlify and GitLab Pages, a file at
 * the old address takes precedence.
 *
 * @see https://docs.netlify.com/manage/routing/redirects/overview/
 * @see https://developers.cloudflare.com/pages/configuration/redirects/
 */
export function formatNetlifyRules(table: RedirectTable, baseUrl: string): string {
  const { single, folders } = rulesOf(table);
  const lines = [
    ...single.map(({ from, to }) => [withBase(from, baseUrl), withBase(to, baseUrl)]),
    ...folders.map(({ from, to }) => [`${withBase(from, baseUrl)}*`, `${withBase(to, baseUrl)}:splat`]),
  ];
  return lines.map((line) => `${line.join(' ')} 301\n`).join('');
}

/**
 * @param locales base path of each locale, below `baseUrl`
 * @see https://vercel.com/docs/project-configuration#redirects
 */
export function formatVercelConfig(
  table: RedirectTable,
  headers: Record<string, string>,
  baseUrl: string,
  locales: readonly string[],
): string {
  const { single, folders } = rulesOf(table);
  const redirects = [
    ...single.map(({ from, to }) => ({
      source: escapeForVercel(withBase(from, baseUrl)),
      destination: withBase(to, baseUrl),
      statusCode: 301,
    })),
    ...folders.map(({ from, to }) => ({
      source: `${escapeForVercel(withBase(from, baseUrl))}:path*`,
      destination: `${withBase(to, baseUrl)}:path*`,
      statusCode: 301,
    })),
  ];
  const config = {
    cleanUrls: true,
    trailingSlash: false,
    redirects,
    headers: vercelHeaders(headers, baseUrl, locales),
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}

/** Vercel parses sources as path-to-regexp patterns. */
function escapeForVercel(source: string): string {
  return source.replace(/[()[\]{}:*+?!.\\]/g, '\\$&');
}

export function withBase(target: string, baseUrl: string): string {
  return target.startsWith('/') ? baseUrl.slice(0, -1) + target : target;
}
