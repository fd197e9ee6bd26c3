import type { Page, Place } from '../types.ts';
import { findPackageCommands, type PackageCommand } from '../installs.ts';
import type { Library } from './library.ts';

export interface InstallSequence {
  /** Initial content of the reader's package.json. */
  manifest: { dependencies?: Record<string, string> };
  commands: (Place & { args: string[] })[];
  /** Library of the packages in the manifest. */
  installedBefore?: string;
}

/**
 * Commands that a reader of the page runs in one project. Blocks of different libraries are alternatives.
 *
 * @param before library of the packages that the reader's project already has
 */
export function listSequences(
  page: Page,
  libraries: ReadonlyMap<string, Library>,
  before?: Library,
): InstallSequence[] {
  const byLibrary = new Map<string, PackageCommand[]>();
  for (const block of page.blocks) {
    const commands = findPackageCommands(block);
    if (commands.length > 0 && libraries.has(block.library)) {
      byLibrary.set(block.library, [...(byLibrary.get(block.library) ?? []), ...commands]);
    }
  }
  return [...byLibrary].flatMap(([name, found]) => {
    const library = libraries.get(name)!;
    const commands = found.map((command) => toNpm(command, library));
    const alone: InstallSequence = { manifest: {}, commands };
    if (!before) return [alone];
    const manifest = { dependencies: packagesBefore(found, before) };
    // The project has a lockfile, too.
    const install = { path: page.path, line: commands[0]!.line, column: commands[0]!.column, args: ['install'] };
    const upgrade = { manifest, commands: [install, ...commands], installedBefore: before.version };
    return before.version === name ? [upgrade] : [alone, upgrade];
  });
}

function toNpm({ manager, action, flags, packages, path, line, column }: PackageCommand, { versions }: Library) {
  const names = packages.map(({ name, spec }) => {
    const version = spec ?? versions.get(name);
    return version !== undefined && action === 'install' ? `${name}@${version}` : name;
  });
  // Flags of other package managers differ, and hardly affect which versions fit.
  return { path, line, column, args: [action, ...(manager === 'npm' ? flags : []), ...names] };
}

/** The documented packages in the commands, in the previous release, and their peers. */
function packagesBefore(commands: readonly PackageCommand[], { packages, versions }: Library): Record<string, string> {
  const named = new Set(commands.flatMap((command) => command.packages.map(({ name }) => name)));
  const found: Record<string, string> = {};
  for (const [name, { version, peers }] of packages) {
    if (!named.has(name)) continue;
    found[name] = version;
    for (const peer of Object.keys(peers)) {
      const installed = versions.get(peer);
      if (installed !== undefined) found[peer] = installed;
    }
  }
  return found;
}
