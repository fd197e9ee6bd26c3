import { referenceAddress } from '../api-reference/symbols.ts';
import type { Redirect } from './types.ts';

/**
 * Selects the redirects that get a page and a host rule. The rest is left to the not-found page, which finds the page
 * that was meant by its script: addresses of the API reference in other versions and below other entry points. There are
 * thousands of them, and nobody was ever given one.
 */
export function servedRedirects(redirects: readonly Redirect[]): Redirect[] {
  const isWritten = ({ rule }: Redirect) => rule !== undefined && !rule.endsWith('*');
  return redirects.filter((redirect) => isWritten(redirect) || !`${redirect.to}/`.startsWith(`${referenceAddress}/`));
}
