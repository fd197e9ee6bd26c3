import { findSameSubject, type MovedPage } from '../versions/alternate-doc.ts';
import type { Redirect, VersionAddresses } from './types.ts';

/**
 * Each page's address, tried in every other version: `/docs/react-queries` is an address of 9.x, which once stood at
 * `/docs`, and readers change the version in an address by hand.
 *
 * @param versions The current version first; where several have the page, the earlier one decides.
 * @returns Redirects to the same subject in the version that the address names, or else to the page as it is.
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
          reason: `A page of ${source.name}, asked for below ${target.root}.`,
        })),
      ),
  );
}
