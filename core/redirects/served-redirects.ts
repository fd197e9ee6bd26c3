import { referenceAddress } from '../api-reference/symbols.ts';
import type { Redirect } from './types.ts';

/**
 * Leaves the thousands of API reference addresses in other versions and entry points to the script of the not-found
 * page, because they were never published.
 */
export function servedRedirects(redirects: readonly Redirect[]): Redirect[] {
  const isWritten = ({ rule }: Redirect) => rule !== undefined && !rule.endsWith('*');
  return redirects.filter((redirect) => isWritten(redirect) || !`${redirect.to}/`.startsWith(`${referenceAddress}/`));
}
