import { vercelHeaders } from '../hosts/header-files.ts';
import type { FolderRedirect, Redirect, RedirectTable } from './types.ts';

/** Selects the rules that hosts need, because hosts limit their number: redirects covered by a folder's rule are left out. */
function rulesOf({ redirects, folders }: RedirectTable): { single: Redirect[]; folders: FolderRedirect[] } {
  const needless = ({ from, to }: Redirect) => {
    const folder = folders.find((one) => from.startsWith(one.from));
    return folder !== undefined && folder.to + from.slice(folder.from.length) === to;
  };
  return { single: redirects.filter((redirect) => !needless(redirect)), folders };
}

/**
 * Formats `_redirects` for Netlify, Cloudflare Pages and GitLab Pages, where the first matching rule wins. Cloudflare
 * Pages applies rules before it looks for files; the others serve the file, if there is one at the old address.
 *
 *   https://docs.netlify.com/manage/routing/redirects/overview/
 *   https://developers.cloudflare.com/pages/configuration/redirects/
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
 * Formats `vercel.json`: the redirects, the headers, and the settings for addresses without `.html` and trailing slash.
 *
 * https://vercel.com/docs/project-configuration#redirects
 */
export function formatVercelConfig(table: RedirectTable, headers: Record<string, string>, baseUrl: string): string {
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
  const config = { cleanUrls: true, trailingSlash: false, redirects, headers: vercelHeaders(headers, baseUrl) };
  return `${JSON.stringify(config, null, 2)}\n`;
}

/** Escapes the special characters of path-to-regexp, which Vercel's sources are patterns of. */
function escapeForVercel(source: string): string {
  return source.replace(/[()[\]{}:*+?!.\\]/g, '\\$&');
}

/** Adds the base path to an address; URLs of other sites stay as they are. */
export function withBase(target: string, baseUrl: string): string {
  return target.startsWith('/') ? baseUrl.slice(0, -1) + target : target;
}
