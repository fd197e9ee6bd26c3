import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { assembleBlock, siteIncludeBlock, type AssembledBlock } from '../assemble.ts';
import { taskOf } from '../check-block.ts';
import { outputOf } from '../fences.ts';
import { languageIsScript } from '../meta.ts';
import { findDependencies, findInstalls } from '../installs.ts';
import { dedupeProblems, problemsOf, summarize } from '../report.ts';
import type { BlockResult, CheckResult, PageResult } from '../results.ts';
import type { Block, Page, Place, Problem, SiteIncludes } from '../types.ts';
import { Cache } from '@typed-docs/utils/cache';
import { readAsShown, reportIncomplete, type PageReading } from './check-complete.ts';
import { checkDependencies, checkInstalls } from './check-installs.ts';
import { findTypesInScript } from './check-script.ts';
import { checkJson } from './check-json.ts';
import { compileTasks, type LibraryTask } from './compile-tasks.ts';
import { compileWithTsc } from './compile-with-tsc.ts';
import { fillIn, type Job } from './jobs.ts';
import { readLibraries, siteIncludesOf, type Library } from './library.ts';
import { listPages, readPages } from './pages.ts';
import { runJobs } from './run-jobs.ts';
import type { SnippetsSite } from './site.ts';
import { writeUpdates } from './write-updates.ts';

export interface CheckOptions {
  /** Files or folders, absolute or relative to the repository; by default all pages. */
  pages?: readonly string[];
  /** Number of processes that compile, by default one per core; 0 compiles in this one. */
  threads?: number;
  /** Absolute path, by default `node_modules/.cache/snippets`; false for no cache. */
  cache?: string | false;
  /** Command that compiles in place of the compiler's API, such as `npx --package typescript@latest tsc`. */
  tsc?: string;
  /** Whether to execute `run` blocks. */
  run?: boolean;
  /** Whether to rewrite output fences that differ from the actual output. */
  update?: boolean;
}

interface Context {
  libraries: Map<string, Library>;
  siteIncludes: SiteIncludes;
}

/** @throws when a named page doesn't exist or the checker itself fails, never for problems that an author can fix */
export async function checkSnippets(site: SnippetsSite, options: CheckOptions = {}): Promise<CheckResult> {
  const pages = await readPages(site, listPages(site, options.pages), openCache(site, options));
  return checkPages(pages, site, options);
}

/** For pages that are already extracted (`extractPage`). */
export async function checkPages(
  pages: readonly Page[],
  site: SnippetsSite,
  options: CheckOptions = {},
): Promise<CheckResult> {
  const { threads = availableParallelism(), tsc, run = false, update = false } = options;
  const cache = openCache(site, options);
  const libraries = readLibraries(site);
  const context: Context = { libraries, siteIncludes: siteIncludesOf(libraries) };
  const jobs: Job[] = [];
  const results = await Promise.all(pages.map((page) => checkPage(page, context, jobs)));
  const used = new Set(jobs.map((job) => job.library));
  const includes = [...used].map((library) => checkSiteIncludes(library, context, jobs));

  const readings = await readAsShown(pages, site, cache);
  const pasted = readings.flatMap((reading, i) => pastedTasks(reading, pages[i]!, libraries));
  let lowered = false;
  if (tsc === undefined) {
    const compiled = await compileTasks([...jobs.map(taskOfJob), ...pasted], cache, threads);
    jobs.forEach((job, i) => fillIn(job, compiled[i]!));
    lowered = reportIncomplete(pages, readings, compiled.slice(jobs.length), results, site, update);
  } else {
    compileWithTsc(jobs, tsc, site.root);
  }
  pages.forEach((page, i) => failWrongFences(results[i]!, page));
  pages.forEach((page, i) => resolveIncludes(results[i]!, page, jobs));
  let updated: Place[] = [];
  if (run) {
    const runnable = jobs.filter(({ assembled, result }) => assembled.block.run && result.status !== 'failed');
    const changes = await runJobs(runnable, cache);
    if (update) updated = writeUpdates(site.root, changes);
    for (const job of runnable) resolveOutput(job, results[pages.indexOf(job.page)]!);
  }

  const all = [...results, ...includes.filter((page) => page.blocks.length > 0)];
  const problems = all.flatMap(problemsOf);
  return {
    pages: all,
    problems: dedupeProblems(problems),
    versions: summarize(all),
    updated: lowered ? [...updated, { path: site.incompletePages!, line: 1, column: 1 }] : updated,
  };
}

function openCache(
  { root }: SnippetsSite,
  { cache = join(root, 'node_modules/.cache/snippets') }: CheckOptions,
): Cache | undefined {
  return cache === false ? undefined : new Cache(cache);
}

async function checkPage(page: Page, context: Context, jobs: Job[]): Promise<PageResult> {
  const blocks: BlockResult[] = [];
  const assembledBlocks: AssembledBlock[] = [];
  for (const block of page.blocks) {
    const result = startResult(block);
    blocks.push(result);
    if (block.kind === 'json' || block.kind === 'shell') {
      result.problems.push(...(await checkData(block, context)));
      result.status = result.problems.length > 0 ? 'failed' : 'parsed';
    } else if (languageIsScript(block.lang)) {
      result.problems.push(...(await findTypesInScript(block)));
      if (result.problems.length > 0) result.status = 'failed';
    } else if (block.noCheck !== undefined) {
      result.reason = block.noCheck;
    } else if (block.kind === 'code' || block.kind === 'include') {
      const library = context.libraries.get(block.library);
      if (!library) {
        result.status = 'failed';
        result.problems.push(...reportLibrary(block, context.libraries));
      } else if (block.kind === 'code') {
        const assembled = assembleBlock(block, page, context.siteIncludes);
        result.problems.push(...assembled.problems);
        assembledBlocks.push(assembled);
        jobs.push({ assembled, library, result, page });
      }
    }
  }
  const unused = findUnusedIncludes(page, assembledBlocks);
  return {
    path: page.path,
    ...(page.library && { library: page.library }),
    blocks,
    problems: [...page.problems, ...unused],
  };
}

async function checkData(block: Block, { libraries }: Context): Promise<Problem[]> {
  const parsed = block.kind === 'json' ? await checkJson(block) : undefined;
  if (parsed && 'problem' in parsed) {
    return [parsed.problem];
  }
  const packages = parsed ? findDependencies(block, parsed.value) : findInstalls(block);
  const library = libraries.get(block.library);
  if (library) {
    return parsed ? checkDependencies(packages, library) : checkInstalls(packages, library);
  }
  return packages.length > 0 ? reportLibrary(block, libraries) : [];
}

/** Reports an unknown version; extraction reports a missing one. */
function reportLibrary({ path, line, column, library }: Block, libraries: Map<string, Library>): Problem[] {
  const message = `unknown library version \`${library}\`; known are ${[...libraries.keys()].join(', ')}`;
  return library ? [{ path, line, column, message }] : [];
}

function findUnusedIncludes(page: Page, assembledBlocks: readonly AssembledBlock[]): Problem[] {
  const used = new Set(assembledBlocks.flatMap(({ included }) => included));
  const names = new Set<string>();
  return page.blocks.flatMap(({ kind, index, path, line, column, include, library }) => {
    // Extraction already reports names without text and duplicate names.
    const isSound = kind === 'include' && include && !names.has(`${library} ${include}`);
    names.add(`${library} ${include}`);
    if (!isSound || used.has(index)) {
      return [];
    }
    const message = `no block of this page includes \`${include}\`; remove it or include it with \`// @include: ${include}\``;
    return [{ path, line, column, message }];
  });
}

const taskOfJob = ({ library, assembled }: Job): LibraryTask => ({
  library,
  task: taskOf(assembled),
  place: `${assembled.block.path}:${assembled.block.line}`,
});

function pastedTasks(
  { pasted }: PageReading,
  { path, blocks }: Page,
  libraries: ReadonlyMap<string, Library>,
): LibraryTask[] {
  return pasted.map(({ index, task }) => {
    const block = blocks.find((one) => one.index === index)!;
    return { library: libraries.get(block.library)!, task, place: `${path}:${block.line}` };
  });
}

/** A wrong fence may ask for a different check than the one that ran, so it shows no check mark. */
function failWrongFences({ blocks }: PageResult, { problems }: Page): void {
  const lines = new Set(problems.map(({ line }) => line));
  for (const result of blocks.filter(({ line, status }) => lines.has(line) && status !== 'unchecked')) {
    result.status = 'failed';
  }
}

/** Includes are compiled within the blocks that use them, so their status comes from there. */
function resolveIncludes({ path, blocks, problems }: PageResult, page: Page, jobs: readonly Job[]): void {
  const all = [...problems, ...blocks.flatMap((block) => block.problems)];
  for (const result of blocks.filter(({ kind, status }) => kind === 'include' && status !== 'failed')) {
    const { line, endLine } = page.blocks.find(({ index }) => index === result.index)!;
    const users = jobs.filter((job) => job.page === page && job.assembled.included.includes(result.index));
    const hasProblem = all.some((problem) => problem.path === path && problem.line >= line && problem.line <= endLine);
    result.status = hasProblem ? 'failed' : users.length > 0 ? 'compiled' : 'unchecked';
  }
}

/** An output fence has the status of the block that prints it. */
function resolveOutput({ page, assembled, result }: Job, { blocks }: PageResult): void {
  const output = outputOf(assembled.block, page.blocks);
  if (output) blocks.find(({ index }) => index === output.index)!.status = result.status;
}

/** Compiles shared includes on their own too, so that unused ones can't break unnoticed. */
function checkSiteIncludes(library: Library, { siteIncludes }: Context, jobs: Job[]): PageResult {
  const path = library.includes.folder;
  const page: Page = { path, library: library.version, blocks: [], problems: [] };
  const blocks = Object.entries(library.includes.byName).map(([name, include], i) => {
    const block = siteIncludeBlock(name, include.path, include.text, library.version);
    const assembled = assembleBlock(block, page, siteIncludes);
    const result = { ...startResult(block), index: i, problems: [...assembled.problems] };
    jobs.push({ assembled, library, result, page });
    return result;
  });
  return { path, library: library.version, blocks, problems: [] };
}

function startResult(block: Block): BlockResult {
  return {
    index: block.index,
    line: block.line,
    lang: block.lang,
    kind: block.kind,
    library: block.library,
    ...(block.title && { title: block.title }),
    ...(block.excerpt && { excerpt: true }),
    status: 'unchecked',
    problems: [],
  };
}
