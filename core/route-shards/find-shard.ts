import { addressKey } from '../content/address.ts';

/** @returns a path as the router compares it: without regard to letter case, a slash at the end, or escapes */
export const normalizePath = (path: string) => addressKey(decode(path));

function decode(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    // Not an escape, such as the % of /docs/100%.
    return path;
  }
}

/**
 * @param starts the first path of each shard, normalized and sorted; the first is empty, so that every path has a shard
 * @param pathname an address, of a page or not
 * @returns the number of the one shard that may hold the page at this address
 */
export function findShard(starts: readonly string[], pathname: string): number {
  const path = normalizePath(pathname);
  let low = 0;
  let high = starts.length;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (starts[middle]! <= path) low = middle;
    else high = middle;
  }
  return low;
}
