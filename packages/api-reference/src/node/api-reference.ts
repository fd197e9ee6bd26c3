import { existsSync, readdirSync, readFileSync, renameSync, rmSync, rmdirSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { createSidebar } from '../sidebar.ts';
import { digest } from '@typed-docs/utils/cache';
import { hashLockfile } from '@typed-docs/snippets/library';
import { hashPackages, installedVersion } from '@typed-docs/utils/tool-hash';
import { WorkerPool } from '@typed-docs/utils/worker-pool';
import { writeFileAtomically } from '@typed-docs/utils/write-file';
import { readPackages, summarizePackage } from './entry-points.ts';
import type { ApiReferenceSite } from './site.ts';
import type { GenerateResult, GenerateTask } from './generate.worker.ts';

/** Group of the sidebar, among the generated pages. */
export const sidebarFile = 'sidebar.json';

/** Written last, so its existence means that all pages are complete. */
const resultFile = 'reference.json';

export interface ApiReference extends GenerateResult {
  /** Absolute path of the generated pages. */
  folder: string;
}

/** Pending runs by output folder. */
const running = new Map<string, Promise<void>>();

/** Runs TypeDoc only for new packages, options or generator code; otherwise uses the cached pages. */
export async function readApiReference(site: ApiReferenceSite, root: string): Promise<ApiReference> {
  const folder = join(root, 'node_modules/.cache/api-reference', fingerprint(site));
  if (!existsSync(join(folder, resultFile))) {
    const generating = running.get(folder) ?? generate(site, folder).finally(() => running.delete(folder));
    running.set(folder, generating);
    await generating;
  }
  const result = JSON.parse(readFileSync(join(folder, resultFile), 'utf8')) as GenerateResult;
  return { ...result, folder: join(folder, 'pages') };
}

/** `guides`, `ownLinks`, `releaseNotes` and `typeDescriptions` only matter to the remark plugins. */
function fingerprint(site: ApiReferenceSite): string {
  return digest(
    site.libraries.map(hashLockfile),
    {
      ...site,
      libraries: [],
      guides: undefined,
      ownLinks: undefined,
      releaseNotes: undefined,
      typeDescriptions: undefined,
    },
    hashPackages('@typed-docs/api-reference', '@typed-docs/snippets'),
    ...['typescript', 'prettier', 'typedoc', 'typedoc-plugin-markdown'].map(installedVersion),
    // The lockfile has the requested versions; these are the installed ones.
    readPackages(site).map(({ name, version }) => [name, version]),
  );
}

/** Copies the pages to the site. Unchanged files stay untouched, so that the bundler does not compile them again. */
export function writeReference(
  site: ApiReferenceSite,
  { pages, folder }: Pick<ApiReference, 'pages' | 'folder'>,
  siteDir: string,
): void {
  const target = join(siteDir, site.folder);
  const files = listFiles(folder);
  for (const path of existsSync(target) ? listFiles(target) : []) {
    if (path !== sidebarFile && !files.includes(path)) removeFile(join(target, path));
  }
  for (const path of files) writeChanged(join(target, path), readFileSync(join(folder, path), 'utf8'));
  const summaries = readPackages(site).map((one) => summarizePackage(one, site));
  writeChanged(join(target, sidebarFile), `${JSON.stringify(createSidebar(summaries, pages, site), null, 2)}\n`);
}

function writeChanged(file: string, text: string): void {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileAtomically(file, text);
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}

/** Also removes folders that become empty. */
function removeFile(file: string): void {
  rmSync(file);
  for (let folder = dirname(file); readdirSync(folder).length === 0; folder = dirname(folder)) rmdirSync(folder);
}

/** Runs TypeDoc in its own process to release the memory afterwards. */
async function generate(site: ApiReferenceSite, folder: string): Promise<void> {
  const module = new URL('./generate.worker.ts', import.meta.url);
  const pool = new WorkerPool<GenerateTask, GenerateResult>(module, { workers: 1, runtime: 'child_process' });
  // A concurrent build must not read an incomplete reference.
  const temporary = `${folder}.${process.pid}`;
  try {
    const result = await pool.run({ site, out: temporary });
    writeFileAtomically(join(temporary, resultFile), JSON.stringify(result));
    // Another process may have finished first, and may be reading its result.
    if (existsSync(join(folder, resultFile))) return;
    rmSync(folder, { recursive: true, force: true });
    renameSync(temporary, folder);
  } finally {
    rmSync(temporary, { recursive: true, force: true });
    await pool.destroy();
  }
}
