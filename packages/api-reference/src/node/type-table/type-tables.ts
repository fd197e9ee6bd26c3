import { join } from 'node:path';
import { chooseMembers } from '../../type-table/choose-members.ts';
import { describeMembersOf, explainMissing, type DescriptionKeys } from '../../type-table/descriptions.ts';
import type { TypeTable } from '../../type-table/markup.ts';
import { joinWords } from '@typed-docs/utils/suggest';
import type { TypeResult, TypeRequest, TypeTableRequest } from '../../type-table/types.ts';
import { Cache, digest } from '@typed-docs/utils/cache';
import { readLibraries, type Library } from '@typed-docs/snippets/library';
import { libraryOfPath } from '@typed-docs/snippets/page-rules';
import type { SnippetsSite } from '@typed-docs/snippets/site';
import { hashPackages, installedVersion } from '@typed-docs/utils/tool-hash';
import { WorkerPool } from '@typed-docs/utils/worker-pool';
import type { DescribeTask } from './describe.worker.ts';
import { readDescriptions, type DescriptionsFile } from './read-descriptions.ts';

export interface ResolvedTable {
  table?: TypeTable;
  problems: string[];
  /** Keys of the members whose description is not in the types. */
  needed: DescriptionKeys[];
}

/** Known types come from `node_modules/.cache/type-table`; a version's packages are only loaded for new ones. */
export class TypeTables {
  private readonly libraries: Map<string, Library>;
  private pool: WorkerPool<DescribeTask, TypeResult> | undefined;
  private readonly results = new Map<string, Promise<TypeResult>>();
  private readonly cache: Cache | undefined;
  private tool: string | undefined;
  /** Descriptions for members without a comment. With this file, every row needs a description. */
  readonly descriptions: DescriptionsFile | undefined;

  /** @param options.descriptions path of the file with descriptions, relative to the repository */
  constructor(
    private readonly site: SnippetsSite,
    { cache = true, descriptions }: { cache?: boolean; descriptions?: string | undefined } = {},
  ) {
    this.libraries = readLibraries(site);
    this.descriptions = descriptions === undefined ? undefined : readDescriptions(site.root, descriptions);
    this.cache = cache ? new Cache(join(site.root, 'node_modules/.cache/type-table')) : undefined;
  }

  /** Cache key for everything that a table depends on besides its page. */
  fingerprint(): string {
    const hashes = [...this.libraries.values()].map(({ lockHash }) => lockHash);
    return digest(this.hashTool(), ...hashes, this.descriptions?.descriptions ?? null);
  }

  /** Library of a page whose front matter names none. */
  libraryOf(path: string): string | undefined {
    return libraryOfPath(path, this.site);
  }

  async resolve(version: string, request: TypeTableRequest): Promise<ResolvedTable> {
    const library = this.libraries.get(version);
    if (!library) {
      const known = joinWords([...this.libraries.keys()], 'and');
      return { problems: [`unknown library version \`${version}\`; known are ${known}`], needed: [] };
    }
    const result = await this.describe(library, request);
    if ('problem' in result) {
      return { problems: [result.problem], needed: [] };
    }
    const { description } = result;
    const { members, problems } = chooseMembers(description, request);
    if (problems.length > 0) {
      return { problems, needed: [] };
    }
    const table: TypeTable = { request, description, members };
    if (!this.descriptions) {
      return { table, problems, needed: [] };
    }
    const { path, descriptions } = this.descriptions;
    const described = describeMembersOf(table, version, descriptions);
    const missing = described.missing.map((keys) => explainMissing(keys, path));
    return { table: described.table, problems: missing, needed: described.needed };
  }

  /** Frees the compiler's memory; a new request starts another one. */
  async stop(): Promise<void> {
    await this.pool?.destroy();
    this.pool = undefined;
  }

  private describe(library: Library, { type, parameter, from, args }: TypeRequest): Promise<TypeResult> {
    const request: TypeRequest = { type, from, ...(parameter !== undefined && { parameter }), ...(args && { args }) };
    const key = digest(this.hashTool(), library.lockHash, request);
    let result = this.results.get(key);
    if (!result) {
      const known = this.cache?.read<TypeResult>('types', key);
      result = known ? Promise.resolve(known) : this.compile(library, request, key);
      this.results.set(key, result);
    }
    return result;
  }

  private async compile({ root, version, packages }: Library, type: TypeRequest, key: string): Promise<TypeResult> {
    this.pool ??= new WorkerPool(new URL('./describe.worker.ts', import.meta.url), { workers: 1 });
    const result = await this.pool.run({
      library: { root, version, packages: [...packages.keys()], mainPackage: this.site.mainPackage },
      type,
    });
    this.cache?.write('types', key, result);
    return result;
  }

  private hashTool(): string {
    return (this.tool ??= digest(
      hashPackages('@typed-docs/api-reference', '@typed-docs/snippets'),
      installedVersion('typescript'),
      installedVersion('prettier'),
      this.site.packages,
      this.site.mainPackage ?? null,
    ));
  }
}
