import { addressKey } from '../content/address.ts';

/**
 * Finds what an address belongs to among many paths, without trying one after the other. It finds what React Router's
 * `matchPath` finds first with paths that are exact and not strict: letter case does not count, nor a slash at the end.
 * Paths are plain, not patterns.
 */
export class PathIndex<T extends { path: string }> {
  private readonly byPath = new Map<string, T>();

  constructor(items: readonly T[]) {
    for (const item of items) {
      const key = addressKey(item.path);
      if (!this.byPath.has(key)) this.byPath.set(key, item);
    }
  }

  find(address: string): T | undefined {
    return this.byPath.get(addressKey(address));
  }
}
