import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ReleaseHistory } from '@typed-docs/api-reference';

/** A folder per major version, with a file per package that `npm run compare-releases` writes. */
export const releaseHistoryFolder = path.join(__dirname, 'release-history');

export function readReleaseHistories(): ReleaseHistory[] {
  return readdirSync(releaseHistoryFolder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => JSON.parse(readFileSync(path.join(releaseHistoryFolder, file), 'utf8')) as ReleaseHistory);
}

export const releaseHistories = readReleaseHistories();

/** Stable releases of any package, oldest first. */
export const releases = [
  ...new Set(releaseHistories.flatMap((history) => history.releases.map(({ version }) => version))),
].sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
