const networkCodes = new Set([
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EIDLETIMEOUT',
  'ENETUNREACH',
  'ENOTFOUND',
  'ERR_SOCKET_TIMEOUT',
  'ETIMEDOUT',
  'FETCH_ERROR',
]);

const advice: Record<string, string> = {
  ERESOLVE:
    'Install packages that depend on each other in one command and from one library: name it in the fence (`library=…`).',
  ETARGET: "This version was never published, or was removed: use another one in the library's package.json.",
  E404: 'The registry has no such package: correct the name.',
};

/**
 * Returns the lines of npm's output that say what went wrong, and what to do.
 *
 * @throws when the registry could not be reached, which is not a page's fault
 */
export function explainNpmError(output: string): string {
  const code = /^npm error code (\S+)/m.exec(output)?.[1] ?? (output.includes('ERESOLVE') ? 'ERESOLVE' : undefined);
  if (code !== undefined && (networkCodes.has(code) || /^E(?:407|429|5\d\d)$/.test(code))) {
    throw new Error(
      `npm could not reach the registry (${code}), so install commands were not checked. Check the connection and ` +
        '`npm config get registry`, and run the command again.',
    );
  }
  const lines = essentialLines(output, 'error');
  const shown = lines.length > 0 ? lines : essentialLines(output, 'warn');
  const known = code === undefined ? undefined : advice[code];
  return [...shown, ...(known ? [known] : [])].join('\n');
}

/** Omits the tree of dependents, which is indented, and hints about npm itself. */
function essentialLines(output: string, level: 'error' | 'warn'): string[] {
  const lines = [...output.matchAll(new RegExp(`^npm ${level} (\\S.*)$`, 'gm'))].map(([, text]) => text!);
  return lines.filter((text) => !noise.test(text)).slice(0, 10);
}

const noise =
  /^(?:code |node_modules\/|While resolving|Fix the upstream|For a full report|A complete log|[/\\]|[A-Z]:\\|EBADENGINE|deprecated|install-scripts)/;
