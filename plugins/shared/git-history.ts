import { execFileSync } from 'node:child_process';

/**
 * Whether Git knows when each file was changed. In a shallow clone all of them seem as new as its oldest commit, so that
 * pages and the sitemap show no days there rather than wrong ones.
 *
 * @param folder a folder of the repository
 */
export function hasFullHistory(folder: string): boolean {
  try {
    const answer = execFileSync('git', ['rev-parse', '--is-shallow-repository'], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return answer.trim() === 'false';
  } catch {
    return false; // no Git, or no repository: an archive of the sources
  }
}
