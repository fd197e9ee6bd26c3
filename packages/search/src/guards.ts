import type { PageKind } from './record.ts';

/** The router throws on malformed URLs. */
export function isPageUrl(value: unknown): value is string {
  if (typeof value !== 'string' || !/^https?:\/\/\S+$/.test(value)) return false;
  try {
    decodeURI(new URL(value).pathname);
    return true;
  } catch {
    return false;
  }
}

const kinds: Record<PageKind, true> = { guide: true, api: true, error: true, blog: true, page: true };

export function readKind(value: unknown): PageKind {
  return typeof value === 'string' && Object.hasOwn(kinds, value) ? (value as PageKind) : 'page';
}
