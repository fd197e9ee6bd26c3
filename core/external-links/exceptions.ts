import type { ExternalLink } from './collect-links.ts';

/** Links that the check leaves alone, or whose answer it takes, and why. */
export interface LinkException {
  /** A URL, or the beginning of several, followed by `*`. */
  url: string;
  reason: string;
  /** The answers that are taken as right; left out, the links are not asked for at all. */
  statuses?: readonly number[];
}

/** @returns The exception that a URL falls under; the first one that fits decides. */
export function findException(url: string, exceptions: readonly LinkException[]): LinkException | undefined {
  return exceptions.find((exception) =>
    exception.url.endsWith('*') ? url.startsWith(exception.url.slice(0, -1)) : url === exception.url,
  );
}

/** @returns Exceptions that no link falls under any more. */
export function findIdleExceptions(
  links: readonly ExternalLink[],
  exceptions: readonly LinkException[],
): LinkException[] {
  const used = new Set(links.map(({ url }) => findException(url, exceptions)));
  return exceptions.filter((exception) => !used.has(exception));
}
