/** File below `.docusaurus/build-data/default`. */
export const packageSizesFile = 'package-sizes.json';

export const bundleIds = ['client', 'client-streaming', 'tanstack-react-query', 'react-query'] as const;
export type BundleId = (typeof bundleIds)[number];

/** In bytes. */
export interface BundleSize {
  /** Version of the package that the bundle is for. */
  version: string;
  minified: number;
  gzip: number;
  brotli: number;
}

export interface PackageSizesReport {
  license: string;
  bundles: Record<BundleId, BundleSize>;
}

/** Formats with 1 kB = 1000 bytes: `formatKilobytes(4321)` is `4.3 kB`. */
export function formatKilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
