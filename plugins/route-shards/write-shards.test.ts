import { brotliCompressSync } from 'node:zlib';
import type { DocusaurusConfig } from '@docusaurus/types';
import { describe, expect, it } from 'vitest';
import { digest } from '../shared/snippets/cache.ts';
import type { Generated } from './read-generated.ts';
import { createShards } from './write-shards.ts';

/** What Docusaurus generates for a site of so many guides, with names as long as a real site's. */
function generate(count: number): Generated {
  const guides = Array.from({ length: count }, (_, number) => {
    const hash = digest(String(number));
    const words = ['client', 'server', 'links', 'adapters', 'hooks', 'migration', 'recipes', 'testing'];
    const id = `${words[parseInt(hash[0]!, 16) % 8]}/${words[parseInt(hash[1]!, 16) % 8]}/how-to-${hash.slice(2, 10)}`;
    return { id, path: `/docs/${id}`, hash: hash.slice(0, 3), chunk: hash.slice(0, 8) };
  });
  const layout = { path: '/docs', hash: 'abc' };
  return {
    routes: [{ ...layout, routes: guides.map(({ path, hash }) => ({ path, hash, exact: true })) }, { path: '*' }],
    chunkNames: {
      '/docs-abc': { __comp: 'root' },
      ...Object.fromEntries(
        guides.map(({ path, hash, chunk }) => [`${path}-${hash}`, { __comp: 'doc', content: chunk }]),
      ),
    },
    imports: Object.fromEntries(
      ['root', 'doc', ...guides.map(({ chunk }) => chunk)].map((name) => [name, `() => import("@site/${name}.mdx")`]),
    ),
    versions: {},
    globalData: {
      'docusaurus-plugin-content-docs': {
        default: {
          versions: [{ name: 'current', mainDocId: 'none', docs: guides.map(({ id, path }) => ({ id, path })) }],
        },
      },
    },
  };
}

const settings = {
  siteConfig: {
    baseUrl: '/',
    title: 'Docs',
    plugins: [['redirects', { from: '/old' }]],
  } as unknown as DocusaurusConfig,
  pagesPerShard: 32,
  movedPages: [],
  namedDocs: new Set<string>(),
};

describe('createShards', () => {
  it('holds each chunk of the site in a shard, or with what every page loads', () => {
    const { modules, chunks } = createShards(generate(200), settings);
    const shards = [...modules].filter(([name]) => name.startsWith('shard-'));
    expect([shards.length, chunks.size]).toEqual([7, 7]);
    for (const name of Object.keys(generate(200).imports)) {
      const holders = [...modules.values()].filter((code) => code.includes(`@site/${name}.mdx`));
      expect(holders.length, name).toBe(name === 'doc' ? 7 : 1);
    }
  });

  it('leaves out of the configuration what only the build reads', () => {
    const config = createShards(generate(1), settings).modules.get('docusaurus.config.js');
    expect(config).toContain('Docs');
    expect(config).not.toContain('/old');
  });

  it('gives every page at most 1 kB more for 1,000 pages more', () => {
    const common = (pages: number) => {
      const { modules, chunks } = createShards(generate(pages), settings);
      const code = [...modules].filter(([name]) => !name.startsWith('shard-')).map(([, code]) => code);
      // As in the built site: imports by the chunk's name, and the runtime's list of files with their hashes.
      const imports = code.join('').replace(/\/\*.*?"(.*?)" \*\/ '.*?'/g, '"$1"');
      const files = [...chunks.keys()].map((name) => `"${name}":"assets/js/${name}.${digest(name).slice(0, 8)}.js"`);
      return brotliCompressSync(`${imports}${files.join()}`).length;
    };
    expect((common(5_000) - common(1_000)) / 4).toBeLessThan(1_000);
  });
});
