import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { chooseMembers } from '../../../core/type-table/choose-members.ts';
import type { TypeTable } from '../../../core/type-table/markup.ts';
import { joinWords } from '../../../core/type-table/suggest.ts';
import type { TypeAnswer, TypeRequest, TypeTableRequest } from '../../../core/type-table/types.ts';
import { Cache, digest } from '../snippets/cache.ts';
import { readLibraries, type Library } from '../snippets/library.ts';
import { hashFiles, installedVersion, listModules } from '../snippets/tool-hash.ts';
import { WorkerProcess } from '../worker-process.ts';
import type { DescribeRequest } from './describe.worker.ts';

/**
 * Answers the tables of all pages. What was asked before comes from `node_modules/.cache/type-table`, by the request, the
 * version's lock file and the tools; a version's packages are only loaded for something new.
 */
export class TypeTables {
  private readonly libraries: Map<string, Library>;
  private readonly worker = new WorkerProcess<DescribeRequest, TypeAnswer>(
    new URL('./describe.worker.ts', import.meta.url),
    'the process that describes types',
  );
  private readonly answers = new Map<string, Promise<TypeAnswer>>();
  private readonly cache: Cache | undefined;
  private tool: string | undefined;

  /**
   * @param root absolute path of the repository's root, where `library/` and `node_modules/` are
   * @param options.cache whether answers are taken from and put into the cache; they are by default
   */
  constructor(root: string, { cache = true }: { cache?: boolean } = {}) {
    this.libraries = readLibraries(root);
    this.cache = cache ? new Cache(join(root, 'node_modules/.cache/type-table')) : undefined;
  }

  /** Changes with anything but the pages that an answer depends on. */
  fingerprint(): string {
    return digest((this.tool ??= hashTool()), ...[...this.libraries.values()].map(({ lockHash }) => lockHash));
  }

  /**
   * @param version the library version of the page, such as `11.x`
   * @returns the table, unless there are problems, in words for the author
   */
  async resolve(version: string, request: TypeTableRequest): Promise<{ table?: TypeTable; problems: string[] }> {
    const library = this.libraries.get(version);
    if (!library) {
      const known = joinWords([...this.libraries.keys()], 'and');
      return { problems: [`unknown library version \`${version}\`; there are ${known}`] };
    }
    const answer = await this.answer(library, request);
    if ('problem' in answer) {
      return { problems: [answer.problem] };
    }
    const { description } = answer;
    const { members, problems } = chooseMembers(description, request);
    return problems.length > 0 ? { problems } : { table: { request, description, members }, problems };
  }

  /** Frees what looking types up takes; with the next one that is not known it starts anew. */
  stop(): Promise<void> {
    return this.worker.stop();
  }

  private answer(library: Library, { type, parameter, from, args }: TypeRequest): Promise<TypeAnswer> {
    const request: TypeRequest = { type, from, ...(parameter !== undefined && { parameter }), ...(args && { args }) };
    const key = digest((this.tool ??= hashTool()), library.lockHash, request);
    let answer = this.answers.get(key);
    if (!answer) {
      const known = this.cache?.read<TypeAnswer>('types', key);
      answer = known ? Promise.resolve(known) : this.compile(library, request, key);
      this.answers.set(key, answer);
    }
    return answer;
  }

  private async compile({ root, version }: Library, type: TypeRequest, key: string): Promise<TypeAnswer> {
    const answer = await this.worker.ask({ root, version, type });
    this.cache?.write('types', key, answer);
    return answer;
  }
}

function hashTool(): string {
  const folderOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));
  const files = [
    ...listModules(folderOf('.')),
    ...listModules(folderOf('../../../core/type-table')),
    ...['compiler-options', 'library-host'].map((name) => folderOf(`../snippets/${name}.ts`)),
    folderOf('../../../core/snippets/reading/doc-text.ts'),
  ];
  return digest(hashFiles(files), installedVersion('typescript'), installedVersion('prettier'));
}
