import type { CurrentBundler } from '@docusaurus/types';
import { outdated } from './outdated.ts';

type Compiler = InstanceType<CurrentBundler['instance']['Compiler']>;
type Compilation = InstanceType<CurrentBundler['instance']['Compilation']>;
type FilesById = Record<string, string>;

/** As Rspack hands it out; what is written into `source` becomes the module's code. */
interface RuntimeModule {
  name: string;
  source?: { source: string | Buffer };
}

const name = 'ChunkFilesPlugin';
/** Stands in the runtime until the names of files are known; no other code uses it. */
const placeholder = '__CHUNK_FILES__';

/** Code that adds to the list of files, whether it runs before the runtime or after it. */
const addFiles = (files: string) => `self.chunkFiles=Object.assign(self.chunkFiles||{},${files});`;

/** Modules of the bundler's runtime that list all chunks, and what takes their place. */
const replacements: Record<string, string> = {
  'get javascript chunk filename': `
    ${addFiles(placeholder)}
    __webpack_require__.u = function (id) { return self.chunkFiles[id]; };`,
  // Docusaurus' (ChunkAssetPlugin.js), for addresses to prefetch; files begin with the names of their chunks.
  ChunkAssetRuntimeModule: `
    __webpack_require__.gca = function (name) {
      var files = Object.values(self.chunkFiles);
      var file = files.find(function (file) { return file.indexOf('/' + name + '.') >= 0; });
      return file && __webpack_require__.p + file;
    };`,
};

/**
 * The bundler's runtime, which every page loads, lists the files of the whole site. This leaves it those that any page
 * may ask for; the others stand in the shards that import them.
 */
export class ChunkFilesPlugin {
  /** @param shards the names of the chunks that a shard imports, by the name of the shard's own chunk */
  constructor(private readonly shards: ReadonlyMap<string, ReadonlySet<string>>) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const replaced = new Set<string>();
      compilation.hooks.runtimeModule.tap(name, (module) => {
        const { name, source } = module as unknown as RuntimeModule;
        if (!(name in replacements) || !source) return;
        source.source = Buffer.from(replacements[name]!);
        replaced.add(name);
      });
      compilation.hooks.processAssets.tap(
        // When code is minified, but the hashes in names of files are not yet made from their contents.
        { name, stage: compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH - 1 },
        () => {
          const missing = Object.keys(replacements).filter((name) => !replaced.has(name));
          if (missing.length > 0) throw outdated(`the bundler's runtime has no module "${missing.join('", "')}"`);
          const { common, ofShards } = this.listFiles(compilation);
          const { RawSource } = compiler.webpack.sources;
          const read = (file: string) => compilation.getAsset(file)!.source.source().toString();
          const write = (file: string, code: string) => compilation.updateAsset(file, new RawSource(code));
          for (const [shard, files] of ofShards) {
            const file = scriptOf(compilation.namedChunks.get(shard)?.files);
            if (file === undefined) throw outdated(`the bundler made no file for the chunk ${shard}`);
            write(file, addFiles(JSON.stringify(files)) + read(file));
          }
          // The page's, and those of workers.
          const runtimes = [...compilation.chunks].filter((chunk) => chunk.hasRuntime());
          const listing = runtimes
            .map(({ files }) => scriptOf(files)!)
            .filter((file) => read(file).includes(placeholder));
          if (listing.length === 0) throw outdated('the page’s runtime has lost its list of files');
          for (const file of listing)
            write(
              file,
              read(file).replace(placeholder, () => JSON.stringify(common)),
            );
        },
      );
    });
  }

  /** @returns the files that any page may ask for, and by shard those that only its pages do */
  private listFiles(compilation: Compilation): { common: FilesById; ofShards: Map<string, FilesById> } {
    const common: FilesById = {};
    const groups: { name: string | undefined; files: FilesById }[] = [];
    const split = new Set([...this.shards.values()].flatMap((names) => [...names]));
    for (const { name, chunks } of compilation.chunkGroups) {
      const files = Object.fromEntries(
        chunks.flatMap((chunk) => {
          const file = scriptOf(chunk.files);
          return chunk.canBeInitial() || file === undefined ? [] : [[chunk.id, file]];
        }),
      );
      if (name != null && split.has(name)) groups.push({ name, files });
      else Object.assign(common, files);
    }
    const ofShards = new Map<string, FilesById>();
    for (const [shard, names] of this.shards) {
      const files = groups.filter(({ name }) => names.has(name!)).flatMap(({ files }) => Object.entries(files));
      ofShards.set(shard, Object.fromEntries(files.filter(([id]) => !(id in common))));
    }
    return { common, ofShards };
  }
}

function scriptOf(files: Iterable<string> = []): string | undefined {
  return [...files].find((file) => file.endsWith('.js'));
}
