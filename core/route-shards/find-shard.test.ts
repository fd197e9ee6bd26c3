import { describe, expect, it } from 'vitest';
import { findShard, normalizePath } from './find-shard.ts';

const starts = ['', '/docs/client', '/docs/server', '/docs/v10'];

describe('findShard', () => {
  it('finds the shard whose first path is the last one up to the address', () => {
    const addresses = ['/', '/blog', '/docs/client', '/docs/concepts', '/docs/server/context', '/docs/v10', '/docs/v9'];
    expect(addresses.map((address) => findShard(starts, address))).toEqual([0, 0, 1, 1, 2, 3, 3]);
  });

  it('finds pages by addresses that the router takes for theirs', () => {
    expect(['/Docs/Server/', '/docs/%73erver'].map((address) => findShard(starts, address))).toEqual([2, 2]);
  });

  it('names one shard for any address, in a site without pages as well', () => {
    expect([findShard(starts, '/zzz'), findShard(starts, '/%'), findShard([], '/')]).toEqual([3, 0, 0]);
  });
});

describe('normalizePath', () => {
  it('keeps the slash that is the whole path', () => {
    expect([normalizePath('/'), normalizePath('/Docs/')]).toEqual(['/', '/docs']);
  });
});
