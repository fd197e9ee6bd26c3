import type { PageResult, VersionSummary } from './results.ts';
import type { Problem } from './types.ts';

/** The highest share of a version's blocks that may be exempt from compilation. */
export const noCheckCeiling = 0.03;

/** Each problem once (several blocks may include the same code), ordered by place. */
export function dedupeProblems(problems: readonly Problem[]): Problem[] {
  const byPlace = new Map(problems.map((problem) => [formatProblem(problem), problem]));
  return [...byPlace.values()].sort(
    (a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0) || a.line - b.line || a.column - b.column,
  );
}

/** `path:line:col - message`, further lines of the message indented. */
export function formatProblem({ path, line, column, message }: Problem): string {
  return `${path}:${line}:${column} - ${message.replaceAll('\n', '\n    ')}`;
}

/** The numbers by library version, newest first. */
export function summarize(pages: readonly PageResult[]): VersionSummary[] {
  const versions = new Map<string, VersionSummary>();
  for (const page of pages) {
    for (const block of page.blocks) {
      if ((block.kind !== 'code' && block.kind !== 'include') || !block.library) {
        continue;
      }
      const summary = versions.get(block.library) ?? {
        library: block.library,
        blocks: 0,
        compiled: 0,
        run: 0,
        failed: 0,
        unchecked: [],
        uncheckedShare: 0,
      };
      versions.set(block.library, summary);
      summary.blocks++;
      if (block.status === 'compiled' || block.status === 'run') {
        summary.compiled++;
      }
      if (block.status === 'run') {
        summary.run++;
      }
      if (block.status === 'failed') {
        summary.failed++;
      }
      if (block.reason !== undefined) {
        summary.unchecked.push({ path: page.path, line: block.line, reason: block.reason });
      }
    }
  }
  for (const summary of versions.values()) {
    summary.uncheckedShare = summary.unchecked.length / summary.blocks;
  }
  return [...versions.values()].sort((a, b) => Number.parseFloat(b.library) - Number.parseFloat(a.library));
}

/** A line per version, and one for each block that is not compiled. */
export function formatSummary(versions: readonly VersionSummary[], seconds: number): string[] {
  const lines: string[] = [];
  for (const summary of versions) {
    const share = (summary.uncheckedShare * 100).toFixed(1);
    lines.push(
      `${summary.library}: ${summary.blocks} blocks, ${summary.compiled} compiled, ${summary.run} run, ${summary.failed} failed, ` +
        `${summary.unchecked.length} unchecked (${share} %)`,
    );
    for (const { path, line, reason } of summary.unchecked) {
      lines.push(`  unchecked ${path}:${line} - ${reason}`);
    }
  }
  const blocks = versions.reduce((sum, { blocks: count }) => sum + count, 0);
  lines.push(`${blocks} blocks, ${seconds.toFixed(1)} seconds`);
  return lines;
}

/** The versions whose share of `no-check` blocks is above the ceiling, as sentences. */
export function findExcess(versions: readonly VersionSummary[]): string[] {
  return versions
    .filter(({ uncheckedShare }) => uncheckedShare > noCheckCeiling)
    .map(
      ({ library, unchecked, blocks, uncheckedShare }) =>
        `${library}: ${unchecked.length} of ${blocks} blocks are not compiled (${(uncheckedShare * 100).toFixed(1)} %), ` +
        `at most ${noCheckCeiling * 100} % may be; compile some of them`,
    );
}
