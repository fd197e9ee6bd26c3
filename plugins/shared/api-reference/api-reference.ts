import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  rmdirSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ApiPage } from '../../../core/api-reference/page.ts';
import { createSidebar, type SidebarItem } from '../../../core/api-reference/sidebar.ts';
import type { DeclaredExport } from '../../../core/api-reference/symbol-index.ts';
import type { ApiSymbol } from '../../../core/api-reference/symbols.ts';
import { currentLibrary } from '../../../core/snippets/versions.ts';
import { digest } from '../snippets/cache.ts';
import { readLibraries } from '../snippets/library.ts';
import { hashFiles, installedVersion, listModules } from '../snippets/tool-hash.ts';
import { WorkerProcess } from '../worker-process.ts';
import { readPackages, summarizePackage } from './entry-points.ts';
import type { GenerateAnswer, GenerateRequest } from './generate.worker.ts';

/** Where the pages stand, from the site's folder. They are made anew by each build, and not in the repository. */
export const referenceFolder = 'docs/typedoc';

/** The file in that folder that the sidebar takes its group from. */
export const sidebarFile = 'sidebar.json';

/** The file of the cache that says what was made, once all of it is there. */
const madeFile = 'reference.json';

/** The reference of the current version's packages, as it was generated. */
export interface ApiReference {
  /** Everything that the pages of members say, ordered by address. */
  pages: ApiPage[];
  /** Where the compiler finds the exports of their entry points declared. */
  exports: DeclaredExport[];
  /** Absolute path of the folder with the finished files. */
  folder: string;
}

/** What is being generated, by the folder that it goes to. */
const running = new Map<string, Promise<void>>();

/**
 * The reference of the current version's packages. TypeDoc only runs for packages, options or a generator that it has not
 * seen yet; otherwise the pages come from `node_modules/.cache/api-reference`.
 *
 * @param root absolute path of the repository's root, where `library/` and `node_modules/` are
 * @throws when TypeDoc says something that nobody expects
 */
export async function readApiReference(root: string): Promise<ApiReference> {
  const folder = cacheFolder(root);
  if (!referenceIsKnown(root)) {
    const generating = running.get(folder) ?? generate(root, folder).finally(() => running.delete(folder));
    running.set(folder, generating);
    await generating;
  }
  const made = JSON.parse(readFileSync(join(folder, madeFile), 'utf8')) as GenerateAnswer;
  return { ...made, folder: join(folder, 'pages') };
}

/** Whether the reference was generated before, so that reading it takes no time to speak of. */
export function referenceIsKnown(root: string): boolean {
  return existsSync(join(cacheFolder(root), madeFile));
}

/**
 * Every exported member that has a page.
 *
 * @param root absolute path of the repository's root
 */
export async function readApiSymbols(root: string): Promise<ApiSymbol[]> {
  return (await readApiReference(root)).pages.map(({ symbol }) => symbol);
}

/** Changes with anything that the pages depend on. */
export function fingerprint(root: string): string {
  const library = readLibraries(root).get(currentLibrary);
  if (!library) throw new Error(`the API reference is made from library/${currentLibrary}, which is not there`);
  return digest(
    library.lockHash,
    hashTool(),
    // The lock file says what should be installed; these say what is.
    readPackages(library.root).map(({ name, version }) => [name, version]),
  );
}

/**
 * Puts the pages where the site expects them. Files that are there already stay untouched, so that nothing is built anew.
 * The sidebar's comes last: who waits for it finds all pages.
 *
 * @param root absolute path of the repository's root
 * @param siteDir absolute path of another folder to write below
 */
export function writeReference(
  root: string,
  { pages, folder }: Pick<ApiReference, 'pages' | 'folder'>,
  siteDir = root,
): void {
  const target = join(siteDir, referenceFolder);
  const files = listFiles(folder);
  for (const path of existsSync(target) ? listFiles(target) : []) {
    if (path !== sidebarFile && !files.includes(path)) removeFile(join(target, path));
  }
  for (const path of files) writeChanged(join(target, path), readFileSync(join(folder, path), 'utf8'));
  const summaries = readPackages(libraryFolder(root)).map(summarizePackage);
  writeChanged(join(target, sidebarFile), formatSidebar(createSidebar(summaries, pages)));
}

/** Has a site do without the reference for now, or with what an earlier version of it left. */
export function doWithoutReference(siteDir: string): void {
  const sidebar = join(siteDir, referenceFolder, sidebarFile);
  if (!existsSync(sidebar)) writeChanged(sidebar, formatSidebar([]));
}

const formatSidebar = (items: readonly SidebarItem[]) => `${JSON.stringify(items, null, 2)}\n`;

function writeChanged(file: string, text: string): void {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function cacheFolder(root: string): string {
  return join(root, 'node_modules/.cache/api-reference', fingerprint(root));
}

function libraryFolder(root: string): string {
  return join(root, 'library', currentLibrary);
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}

/** Removes a file, and the folders that are empty without it. */
function removeFile(file: string): void {
  rmSync(file);
  for (let folder = dirname(file); readdirSync(folder).length === 0; folder = dirname(folder)) rmdirSync(folder);
}

function hashTool(): string {
  const folderOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));
  const files = [
    ...listModules(folderOf('.')),
    ...listModules(folderOf('../../../core/api-reference')),
    folderOf('../../../core/snippets/reading/doc-text.ts'),
    folderOf('../../../core/snippets/versions.ts'),
    folderOf('../../../core/type-table/markup.ts'),
    folderOf('../snippets/compiler-options.ts'),
    folderOf('../snippets/declared-names.ts'),
    folderOf('../snippets/library-host.ts'),
    folderOf('../type-table/doc-comment.ts'),
  ];
  const tools = ['typescript', 'prettier', 'typedoc', 'typedoc-plugin-markdown', 'docusaurus-plugin-typedoc'];
  return digest(hashFiles(files), ...tools.map(installedVersion));
}

/** Runs TypeDoc in a process of its own, whose memory is free again when it is done. */
async function generate(root: string, folder: string): Promise<void> {
  const module = new URL('./generate.worker.ts', import.meta.url);
  const worker = new WorkerProcess<GenerateRequest, GenerateAnswer>(module, 'the process that runs TypeDoc');
  // Two builds at a time must not read half a reference.
  const temporary = `${folder}.${process.pid}`;
  try {
    const made = await worker.ask({ root: libraryFolder(root), out: temporary });
    writeFileSync(join(temporary, madeFile), JSON.stringify(made));
    rmSync(folder, { recursive: true, force: true });
    renameSync(temporary, folder);
  } finally {
    await worker.stop();
  }
}
