import { findSameSubject, type MovedPage } from './versions/alternate-doc.ts';
import type { Redirect, VersionAddresses } from './types.ts';

/**
 * Redirects each page's address in every other version, because older versions were once at `/docs` and people edit the
 * version in URLs. The target is the same subject in the requested version, or else the page itself. Earlier `versions`
 * take precedence.
 */
export function redirectsAcrossVersions(
  versions: readonly VersionAddresses[],
  movedPages: readonly MovedPage[],
): Redirect[] {
  return versions.flatMap((target) =>
    versions
      .filter((source) => source !== target)
      .flatMap((source) =>
        source.docs.map((doc) => ({
          from: target.root + doc.path.slice(source.root.length),
          to: (findSameSubject(doc.id, source.name, target, movedPages) ?? doc).path,
        })),
      ),
  );
}
