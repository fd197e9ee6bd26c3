/** Guards for parts of hits that come from outside: from the hosted service, and from the browser's storage. */
import type { PageKind } from './record.ts';

/** Whether a value is the address of a page that the router can open: it throws on malformed ones. */
export function isPageUrl(value: unknown): value is string {
  if (typeof value !== 'string' || !/^https?:\/\/\S+$/.test(value)) return false;
  try {
    decodeURI(new URL(value).pathname);
    return true;
  } catch {
    return false;
  }
}

const kinds: Record<PageKind, true> = { guide: true, api: true, blog: true, page: true };

/** @returns the kind, or `page`, which has no label */
export function readKind(value: unknown): PageKind {
  return typeof value === 'string' && Object.hasOwn(kinds, value) ? (value as PageKind) : 'page';
}
