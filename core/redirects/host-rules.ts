import type { FolderRedirect, Redirect, RedirectTable } from './types.ts';

/**
 * The rules that hosts need. Hosts limit their number (Cloudflare Pages takes 2000 lines), so what a folder's rule says
 * already is left out, and lower-case forms are left to the pages that stand there.
 */
function rulesOf({ redirects, folders }: RedirectTable): { single: Redirect[]; folders: FolderRedirect[] } {
  const needless = ({ from, to, lowerCase }: Redirect) => {
    const folder = folders.find((one) => from.startsWith(one.from));
    return lowerCase || (folder !== undefined && folder.to + from.slice(folder.from.length) === to);
  };
  return { single: redirects.filter((redirect) => !needless(redirect)), folders };
}

/**
 * @param baseUrl The base path, with a slash at both ends.
 * @returns The content of `_redirects`, which Netlify and Cloudflare Pages read; the first rule that fits decides.
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
 * @param baseUrl The base path, with a slash at both ends.
 * @returns The content of `vercel.json`: the redirects, and the two settings with which Vercel serves files the way
 *   that the site's addresses are written. https://vercel.com/docs/project-configuration#redirects
 */
export function formatVercelRules(table: RedirectTable, baseUrl: string): string {
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
  return `${JSON.stringify({ cleanUrls: true, trailingSlash: false, redirects }, null, 2)}\n`;
}

/** Vercel reads sources as patterns of path-to-regexp, in which these characters have a meaning. */
function escapeForVercel(source: string): string {
  return source.replace(/[()[\]{}:*+?!.\\]/g, '\\$&');
}

/** @returns The address with the base path in front; another site's URL as it is. */
export function withBase(target: string, baseUrl: string): string {
  return target.startsWith('/') ? baseUrl.slice(0, -1) + target : target;
}
