import type { Redirect } from './types.ts';

/**
 * Leaves redirects below a folder to the script of the not-found page, except for rules for a single address. An API
 * reference has thousands of addresses in other versions and entry points that were never published.
 */
export function servedRedirects(redirects: readonly Redirect[], unservedFolder: string | undefined): Redirect[] {
  if (unservedFolder === undefined) return [...redirects];
  const isWritten = ({ rule }: Redirect) => rule !== undefined && !rule.endsWith('*');
  return redirects.filter((redirect) => isWritten(redirect) || !`${redirect.to}/`.startsWith(`${unservedFolder}/`));
}
