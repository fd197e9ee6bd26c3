/**
 * Records the exports that each release of the documented packages added, changed, deprecated and removed, for the API
 * reference and the page of releases. Downloads the releases that config/release-history lacks.
 *
 *   npm run compare-releases -- 11.x
 */
import path from 'node:path';
import { recordReleases } from '@typed-docs/api-reference/record-releases';
import { runMain } from '@typed-docs/utils/run-main';
import { apiReference } from '../config/api-reference.ts';
import { releaseHistoryFolder } from '../config/releases.ts';

async function main(): Promise<number> {
  const [major, ...others] = process.argv.slice(2);
  if (major === undefined || others.length > 0) {
    throw new Error('compare-releases: expected one major version, such as `npm run compare-releases -- 11.x`.');
  }
  const added = await recordReleases({
    major,
    packages: apiReference.packages.map(({ name }) => name),
    privateEntryPoints: apiReference.privateEntryPoints,
    folder: path.join(releaseHistoryFolder, major),
    log: (line) => console.log(line),
  });
  console.log(
    added === 0
      ? `All stable releases of ${major} are already recorded; nothing changed.`
      : `Recorded ${added === 1 ? 'one release' : `${added} releases`} in ${path.relative(process.cwd(), releaseHistoryFolder)}/${major}.`,
  );
  return 0;
}

void runMain(main);
