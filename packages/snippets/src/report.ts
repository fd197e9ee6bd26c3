import type { BlockStatus, CheckResult, PageResult, VersionSummary } from './results.ts';
import type { Problem } from './types.ts';

/** First line of a build's error about problems in pages. */
export const pageProblemsHeading = 'Problems in pages (`check-snippets` finds them without a build):';

/** Several blocks may include the same code and so have the same problems. */
export function dedupeProblems(problems: readonly Problem[]): Problem[] {
  const byPlace = new Map(problems.map((problem) => [formatProblem(problem), problem]));
  return [...byPlace.values()].sort(
    (a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0) || a.line - b.line || a.column - b.column,
  );
}

export function problemsOf({ problems, blocks }: PageResult): Problem[] {
  return [...problems, ...blocks.flatMap((block) => block.problems)];
}

export function formatProblem({ path, line, column, message }: Problem): string {
  return `${path}:${line}:${column} - ${message.replaceAll('\n', '\n    ')}`;
}

export function summarize(pages: readonly PageResult[]): VersionSummary[] {
  const all = pages.flatMap(({ path, blocks }) =>
    blocks
      .filter(({ kind, library }) => (kind === 'code' || kind === 'include') && library)
      .map((block) => ({ ...block, path })),
  );
  const libraries = [...new Set(all.map(({ library }) => library))];
  libraries.sort((a, b) => Number.parseFloat(b) - Number.parseFloat(a));
  return libraries.map((library) => {
    const blocks = all.filter((block) => block.library === library);
    const count = (...statuses: BlockStatus[]) => blocks.filter(({ status }) => statuses.includes(status)).length;
    const excerpts = blocks.filter(({ excerpt }) => excerpt);
    const unchecked = blocks.flatMap(({ path, line, reason }) =>
      reason === undefined ? [] : [{ path, line, reason }],
    );
    return {
      library,
      blocks: blocks.length,
      compiled: count('compiled', 'run'),
      run: count('run'),
      failed: count('failed'),
      unchecked,
      uncheckedShare: unchecked.length / blocks.length,
      excerpts: excerpts.length,
      excerptShare: excerpts.length / blocks.length,
    };
  });
}

export function formatSummary(versions: readonly VersionSummary[]): string[] {
  const lines: string[] = [];
  for (const summary of versions) {
    lines.push(
      `${summary.library}: ${summary.blocks} blocks, ${summary.compiled} compiled, ${summary.run} run, ${summary.failed} failed, ` +
        `${summary.unchecked.length} unchecked (${percent(summary.uncheckedShare)} %), ` +
        `${summary.excerpts} excerpts (${percent(summary.excerptShare)} %)`,
    );
    for (const { path, line, reason } of summary.unchecked) {
      lines.push(`  unchecked ${path}:${line} - ${reason}`);
    }
  }
  return lines;
}

const percent = (share: number): string => (share * 100).toFixed(1);

/**
 * Problems of all pages together.
 *
 * @param listed number of incomplete blocks by page
 */
export function findExcess(
  { pages, versions }: Pick<CheckResult, 'pages' | 'versions'>,
  { uncheckedLimit, excerptLimit, incompletePages }: Limits,
  listed: Readonly<Record<string, number>>,
): string[] {
  const paths = new Set(pages.map(({ path }) => path));
  return [
    ...versions
      .filter(({ uncheckedShare }) => uncheckedShare > uncheckedLimit)
      .map(
        ({ library, unchecked, blocks, uncheckedShare }) =>
          `${library}: ${unchecked.length} of ${blocks} blocks are not compiled (${percent(uncheckedShare)} %), ` +
          `at most ${uncheckedLimit * 100} % may be; compile some of them`,
      ),
    ...versions
      .filter(({ excerptShare }) => excerptShare > excerptLimit)
      .map(
        ({ library, excerpts, blocks, excerptShare }) =>
          `${library}: ${excerpts} of ${blocks} blocks are excerpts (${percent(excerptShare)} %), ` +
          `at most ${excerptLimit * 100} % may be; complete some of them`,
      ),
    ...Object.keys(listed)
      .filter((path) => !paths.has(path))
      .map((path) => `${incompletePages}: expected paths of pages; found ${path}, which is not one; remove it`),
  ];
}

interface Limits {
  /** Share of a version's blocks that may use `no-check`, from 0 to 1. */
  uncheckedLimit: number;
  /** Share of a version's blocks that may use `excerpt`, from 0 to 1. */
  excerptLimit: number;
  /** Name of the file with the number of incomplete blocks by page. */
  incompletePages?: string | undefined;
}
