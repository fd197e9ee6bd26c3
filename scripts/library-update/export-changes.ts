import { gt, lte } from 'semver';
import type { ReleaseChanges, ReleaseHistory } from '@typed-docs/api-reference';
import type { ExportChange, UpdatedPackage } from './report.ts';

const kinds = ['added', 'changed', 'deprecated', 'removed'] as const satisfies (keyof ReleaseChanges)[];

/** Changes in the packages' public API, from a set's old release to its new one. */
export function listExportChanges(
  updated: readonly UpdatedPackage[],
  histories: readonly ReleaseHistory[],
): ExportChange[] {
  const found = new Map<string, ExportChange>();
  for (const { name, from, to } of updated) {
    const releases = histories.find((history) => history.package === name)?.releases ?? [];
    for (const release of releases) {
      if (!gt(release.version, from) || !lte(release.version, to)) continue;
      for (const change of kinds) {
        const exports = [...new Set(Object.values(release[change] ?? {}).flat())].sort();
        if (exports.length === 0) continue;
        // Several sets have the same packages.
        found.set(`${name} ${release.version} ${change}`, { name, release: release.version, change, exports });
      }
    }
  }
  return [...found.values()];
}
