/** How `docusaurus build` ended. */
export interface End {
  code: number | null;
  signal: NodeJS.Signals | null;
  /** Printed to stderr. */
  errors: string;
  /** Whether the user stopped it. */
  isStopped: boolean;
  report: { isComplete: boolean; unfinished: readonly string[] };
}

/** @returns undefined for a build that succeeded, or that failed with its own error */
export function explainEnd({ code, signal, errors, isStopped, report }: End): string | undefined {
  if (isStopped) return `It was stopped by ${signal}.`;
  const phases = report.unfinished.join(', ');
  const during = phases && ` during: ${phases}`;
  if (/heap out of memory|ERR_WORKER_OUT_OF_MEMORY/.test(errors)) {
    return (
      `\`docusaurus build\` used all the memory that Node.js allows${during}.\n` +
      'Allow more, in megabytes: NODE_OPTIONS=--max-old-space-size=6144 npm run build'
    );
  }
  if (signal === 'SIGKILL') {
    return (
      `SIGKILL ended \`docusaurus build\`${during}. The system sends it when memory runs out.\n` +
      'Close other programs, or build on a machine with more free memory.'
    );
  }
  if (signal) return `${signal} ended \`docusaurus build\`${during}. Build again.`;
  // Docusaurus exits with 0 when it receives a signal, and when it waits for something that never happens.
  if (code === 0 && (!report.isComplete || phases)) {
    return `\`docusaurus build\` exited before it finished${during}, because of a signal or because it waited for something that never happened. Build again.`;
  }
}
