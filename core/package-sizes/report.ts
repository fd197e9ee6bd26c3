/** Sizes that plugins/package-sizes measures and the pricing page shows. */

/** The file below `.docusaurus/package-sizes/default`. */
export const packageSizesFile = 'package-sizes.json';

/** The bundles that are measured, from the smallest set-up to the largest. */
export const bundleIds = ['client', 'client-streaming', 'tanstack-react-query', 'react-query'] as const;
export type BundleId = (typeof bundleIds)[number];

/** Sizes of one bundle in bytes. */
export interface BundleSize {
  minified: number;
  gzip: number;
  brotli: number;
}

export interface PackageSizesReport {
  /** Version of `@trpc/client` that was bundled. */
  version: string;
  /** SPDX identifier of the licence, as the package states it. */
  license: string;
  bundles: Record<BundleId, BundleSize>;
}

/** Bytes in the unit that bundle sizes are given in (1 kB = 1000 bytes), to one decimal: `formatKilobytes(4321)` is `4.3 kB`. */
export function formatKilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
