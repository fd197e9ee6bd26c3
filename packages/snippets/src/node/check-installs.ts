import { satisfies } from 'semver';
import type { InstalledPackage } from '../installs.ts';
import type { Place, Problem } from '../types.ts';
import { packageIsDocumented } from '../documented-packages.ts';
import type { Library } from './library.ts';

/** Commands don't name versions, because pages show the library's. */
export function checkInstalls(packages: readonly InstalledPackage[], library: Library): Problem[] {
  return packages.flatMap(({ name, spec, text, ...place }) => {
    const version = library.versions.get(name);
    if (version === undefined) return [reportMissing(name, text, place, library)];
    if (spec === undefined) return [];
    const shown = `the page shows \`${name}@${version}\`, as in ${library.manifest}`;
    return [{ ...place, message: `\`${text}\`: omit the version; ${shown}` }];
  });
}

/** Versions in a package.json are written by hand, and must match the library's. */
export function checkDependencies(packages: readonly InstalledPackage[], library: Library): Problem[] {
  return packages.flatMap(({ name, spec = '', text, ...place }) => {
    const version = library.versions.get(name);
    if (version === undefined) {
      return packageIsDocumented(name, library.documented) ? [reportMissing(name, text, place, library)] : [];
    }
    if (satisfies(version, spec)) return [];
    const message = `\`${text}\` does not match ${library.manifest}; write \`${version}\`, or a range that includes it`;
    return [{ ...place, message }];
  });
}

function reportMissing(name: string, text: string, place: Place, { manifest }: Library): Problem {
  const message =
    `\`${text}\`: ${manifest} has no version of ${name}. Add an exact version to \`devDependencies\` there, and run ` +
    '`npm install --package-lock-only` in that folder. If the block is about another library, name that library in the fence: ' +
    '`library=…`';
  return { ...place, message };
}
