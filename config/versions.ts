import type { VersionOptions } from '@docusaurus/plugin-content-docs';

/**
 * The documented versions by Docusaurus' version name. `current` is the folder `docs`; the others stand in
 * `versions.json`. Path and label are part of every address and of the version menu.
 */
export const versions = {
  current: { label: '11.x', badge: true },
  '10.x': { label: '10.x', path: 'v10', banner: 'unmaintained', badge: true },
  '9.x': { label: '9.x', path: 'v9', banner: 'unmaintained', badge: true },
} as const satisfies Record<string, VersionOptions>;

/** The version that readers land on, and that the banners of the others lead to. */
export const latestVersion = 'current' satisfies keyof typeof versions;
