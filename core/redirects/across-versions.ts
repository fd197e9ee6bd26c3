import { findSameSubject, type MovedPage } from '../versions/alternate-doc.ts';
import type { Redirect, VersionAddresses } from './types.ts';

/**
 * Creates a redirect from each page's address in every other version: `/docs/react-queries` is an address of 9.x, which
 * was at `/docs` once, and readers edit the version in addresses. It leads to the same subject in the version of the
 * address, or else to the page itself.
 *
 * @param versions the current version first; where several have the page, the earlier one wins
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
