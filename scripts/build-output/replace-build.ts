import { existsSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

function foldersOf(siteDir: string) {
  const [current, next, previous] = ['build', 'build.next', 'build.previous'].map((name) => path.join(siteDir, name));
  return { current: current!, next: next!, previous: previous! };
}

/**
 * Removes the leftovers of a killed build, and restores the site if the build was killed while replacing it.
 *
 * @returns folder to build into
 */
export function prepareBuild(siteDir: string): string {
  const { current, next, previous } = foldersOf(siteDir);
  if (!existsSync(current) && existsSync(previous)) renameSync(previous, current);
  remove(previous);
  remove(next);
  return next;
}

/** Two renames, so that `build/` is missing only for a moment. */
export function publishBuild(siteDir: string): void {
  const { current, next, previous } = foldersOf(siteDir);
  if (existsSync(current)) renameSync(current, previous);
  renameSync(next, current);
  remove(previous);
}

export function discardBuild(siteDir: string): void {
  remove(foldersOf(siteDir).next);
}

/** Worker processes of a stopped build may still write a file. */
function remove(folder: string): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}
