import { execFileSync } from 'node:child_process';

/** In a shallow clone, all files seem as new as its oldest commit, so the site shows no dates instead of wrong ones. */
export function hasFullHistory(folder: string): boolean {
  try {
    const output = execFileSync('git', ['rev-parse', '--is-shallow-repository'], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return output.trim() === 'false';
  } catch {
    return false; // no Git, or no repository, as in a source archive
  }
}
