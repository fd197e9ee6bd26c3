import type { VersionOptions } from '@docusaurus/plugin-content-docs';

/** Keys are Docusaurus' version names: `current` is the folder `docs`; the others are listed in `versions.json`. */
export const versions = {
  current: { label: '11.x', badge: true },
  '10.x': { label: '10.x', path: 'v10', banner: 'unmaintained', badge: true },
  '9.x': { label: '9.x', path: 'v9', banner: 'unmaintained', badge: true },
} as const satisfies Record<string, VersionOptions>;

/** Version served at /docs, and linked from the banners of the others. */
export const latestVersion = 'current' satisfies keyof typeof versions;
