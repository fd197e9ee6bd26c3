import { existsSync, readdirSync, readFileSync, renameSync, rmSync, rmdirSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createSidebar } from '../../../core/api-reference/sidebar.ts';
import { currentLibrary } from '../../../core/snippets/versions.ts';
import { digest } from '../snippets/cache.ts';
import { readLibraries } from '../snippets/library.ts';
import { hashFiles, installedVersion, listModules } from '../snippets/tool-hash.ts';
import { WorkerPool } from '../worker-pool.ts';
import { writeFileAtomically } from '../write-file.ts';
import { readPackages, summarizePackage } from './entry-points.ts';
import type { GenerateResult, GenerateTask } from './generate.worker.ts';

/** Folder of the pages, from the site's folder. It is generated, and not in the repository. */
export const referenceFolder = 'docs/typedoc';

/** The file in that folder with the sidebar's group. */
export const sidebarFile = 'sidebar.json';

/** The file of the cache with the result, written when all pages are. */
const resultFile = 'reference.json';

/** The generated reference of the current version's packages. */
export interface ApiReference extends GenerateResult {
  /** Absolute path of the folder with the finished files. */
  folder: string;
}

/** Pending runs by output folder. */
const running = new Map<string, Promise<void>>();

/**
 * The reference of the current version's packages. TypeDoc only runs for new packages, options or a new generator; otherwise
 * the pages come from `node_modules/.cache/api-reference`.
 *
 * @param root absolute path of the repository's root, with `library/` and `node_modules/`
 * @throws for unexpected warnings of TypeDoc
 */
export async function readApiReference(root: string): Promise<ApiReference> {
  const folder = join(root, 'node_modules/.cache/api-reference', fingerprint(root));
  if (!existsSync(join(folder, resultFile))) {
    const generating = running.get(folder) ?? generate(root, folder).finally(() => running.delete(folder));
    running.set(folder, generating);
    await generating;
  }
  const result = JSON.parse(readFileSync(join(folder, resultFile), 'utf8')) as GenerateResult;
  return { ...result, folder: join(folder, 'pages') };
}

/** Cache key: changes with everything that the pages depend on. */
function fingerprint(root: string): string {
  const library = readLibraries(root).get(currentLibrary);
  if (!library) throw new Error(`The API reference is generated from library/${currentLibrary}, which does not exist.`);
  const folderOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));
  const files = [
    ...listModules(folderOf('.')),
    ...listModules(folderOf('../../../core/api-reference')),
    folderOf('../../../core/snippets/reading/doc-text.ts'),
    folderOf('../../../core/snippets/versions.ts'),
    folderOf('../snippets/compiler-options.ts'),
    folderOf('../snippets/declared-names.ts'),
    folderOf('../snippets/library-host.ts'),
  ];
  return digest(
    library.lockHash,
    hashFiles(files),
    ...['typescript', 'prettier', 'typedoc', 'typedoc-plugin-markdown'].map(installedVersion),
    // The lock file names the wanted versions; these are the installed ones.
    readPackages(library.root).map(({ name, version }) => [name, version]),
  );
}

/**
 * Copies the pages to the site. Unchanged files stay untouched, so that they are not compiled again.
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
  writeChanged(join(target, sidebarFile), `${JSON.stringify(createSidebar(summaries, pages), null, 2)}\n`);
}

function writeChanged(file: string, text: string): void {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileAtomically(file, text);
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

/** Runs TypeDoc in a process of its own, whose memory is free again afterwards. */
async function generate(root: string, folder: string): Promise<void> {
  const module = new URL('./generate.worker.ts', import.meta.url);
  const pool = new WorkerPool<GenerateTask, GenerateResult>(module, { workers: 1, runtime: 'child_process' });
  // A second build at the same time must not read half a reference.
  const temporary = `${folder}.${process.pid}`;
  try {
    const result = await pool.run({ root: libraryFolder(root), out: temporary });
    writeFileAtomically(join(temporary, resultFile), JSON.stringify(result));
    rmSync(folder, { recursive: true, force: true });
    renameSync(temporary, folder);
  } finally {
    await pool.destroy();
  }
}
