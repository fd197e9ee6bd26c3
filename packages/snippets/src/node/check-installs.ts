import { intersects, satisfies, validRange } from 'semver';
import type { InstalledPackage } from '../installs.ts';
import type { Problem } from '../types.ts';
import { packageIsDocumented } from '../documented-packages.ts';
import type { Library } from './library.ts';

/**
 * Documented packages must be of the library's version, and others in the ranges of its peer dependencies.
 *
 * @param latest newest version in any library folder, assumed for installs without a version
 */
export function checkInstalls(
  packages: readonly InstalledPackage[],
  library: Library,
  latest: (name: string) => string | undefined,
): Problem[] {
  return packages.flatMap(({ path, line, column, ...installed }) => {
    const message = packageIsDocumented(installed.name, library.documented)
      ? checkOwn(installed, library, latest)
      : checkPeer(installed, library, latest);
    return message ? [{ path, line, column, message }] : [];
  });
}

type Installed = Pick<InstalledPackage, 'name' | 'spec' | 'text'>;

function checkOwn({ name, spec, text }: Installed, library: Library, latest: (name: string) => string | undefined) {
  const own = library.packages.get(name);
  const wanted = own && `${name}@${Number.parseInt(own.version, 10)}`;
  if (!wanted) {
    const known = [...library.packages.keys()].join(', ');
    return `\`${text}\`: there is no ${name} in ${library.version}; there are ${known}`;
  }
  if (spec === undefined || spec === 'latest') {
    const newest = latest(name);
    return newest === own.version
      ? undefined
      : `\`${text}\` installs ${newest}, but this page is about ${library.version}; write \`${wanted}\``;
  }
  if (!validRange(spec)) {
    return `\`${text}\`: a version or range is expected; write \`${wanted}\``;
  }
  return satisfies(own.version, spec)
    ? undefined
    : `\`${text}\` does not install ${own.version}, which this page is compiled against; write \`${wanted}\``;
}

function checkPeer({ name, spec, text }: Installed, library: Library, latest: (name: string) => string | undefined) {
  const ranges = [...library.packages].flatMap(([dependent, { peers, version }]) =>
    peers[name] === undefined ? [] : [{ dependent: `${dependent} ${version}`, range: peers[name] }],
  );
  if (ranges.length === 0) {
    return undefined;
  }
  const isBare = spec === undefined || spec === 'latest';
  const newest = isBare ? latest(name) : undefined;
  if (isBare && newest === undefined) {
    return `\`${text}\`: name a version, so that it fits ${ranges[0]!.dependent}, which peers with \`${ranges[0]!.range}\``;
  }
  if (!isBare && !validRange(spec)) {
    return `\`${text}\`: a version or range is expected; ${ranges[0]!.dependent} peers with \`${ranges[0]!.range}\``;
  }
  const fits = (range: string) => (isBare ? satisfies(newest!, range) : intersects(spec, range));
  const unmet = ranges.find(({ range }) => !fits(range));
  return (
    unmet &&
    `\`${text}\`${isBare ? ` installs ${newest}` : ''}: ${unmet.dependent} peers with \`${unmet.range}\`; name a version of that range`
  );
}
