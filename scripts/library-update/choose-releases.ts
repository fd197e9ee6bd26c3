import { compare, gte, major, maxSatisfying, satisfies } from 'semver';

export interface Release {
  version: string;
  peers: Record<string, string>;
}

/** By package, in any order. */
export type Releases = ReadonlyMap<string, readonly Release[]>;

/**
 * Chooses the newest releases of packages that npm installs together. The package whose newest release is the oldest
 * comes first, because integrations require exactly their own version of the others.
 *
 * @throws if no releases fit together
 */
export function chooseReleases(releases: Releases): Map<string, string> {
  const candidates = [...releases]
    .map(([name, all]) => ({ name, newestFirst: [...all].sort((a, b) => compare(b.version, a.version)) }))
    .sort((a, b) => compare(newestOf(a), newestOf(b)));
  const chosen = choose(candidates, new Map());
  if (!chosen) {
    const newest = candidates.map((one) => `${one.name} ${newestOf(one)}`);
    throw new Error(
      `Expected releases of ${newest.join(', ')} or older that accept each other as peers; found none. Look at ` +
        "`npm view <package> peerDependencies`, and remove the package that doesn't fit.",
    );
  }
  return new Map([...chosen].map(([name, { version }]) => [name, version]));
}

interface Candidate {
  name: string;
  newestFirst: Release[];
}

const newestOf = ({ name, newestFirst: [newest] }: Candidate): string => {
  if (!newest) throw new Error(`Expected releases of ${name} on npm; found none. Check its name in package.json.`);
  return newest.version;
};

function choose(
  [first, ...rest]: readonly Candidate[],
  chosen: ReadonlyMap<string, Release>,
): Map<string, Release> | undefined {
  if (!first) return new Map(chosen);
  for (const release of first.newestFirst) {
    const fits = [...chosen].every(
      ([name, other]) => accepts(release, name, other.version) && accepts(other, first.name, release.version),
    );
    const all = fits ? choose(rest, new Map([...chosen, [first.name, release]])) : undefined;
    if (all) return all;
  }
  return undefined;
}

function accepts({ peers }: Release, name: string, version: string): boolean {
  const range = peers[name];
  return range === undefined || satisfies(version, range, { includePrerelease: true });
}

/**
 * The newest release that npm accepts for `^current`: with the same major, or below 1.0 the same minor.
 *
 * @throws an error that names the newest release, if there is none
 */
export function newestCompatible(name: string, current: string, versions: readonly string[]): string {
  const found = maxSatisfying(versions, `^${current}`);
  if (found) return found;
  const newest = maxSatisfying(versions, '*') ?? 'none';
  throw new Error(`expected a release of ${name} on npm that ^${current} accepts; found ${newest}. Use that one.`);
}

/** A prerelease and its successors, which npm's ranges exclude. */
export function sincePrerelease(current: string, versions: readonly string[]): string[] {
  return versions.filter((version) => major(version) === major(current) && gte(version, current));
}
