/** Downloads of the media page, which plugins/media-kit packs. */

/** The file below `.docusaurus/media-kit/default`. */
export const mediaKitFile = 'media-kit.json';

/** Address of the archive with everything, below the site's base path. */
export const archivePath = 'img/trpc-media-kit.zip';

/** Each drawing exists as `img/<name>.svg` and `img/<name>.png`. */
export const drawings = ['logo', 'logo-white', 'logo-text', 'logo-text-white'] as const;
export type Drawing = (typeof drawings)[number];

/** Pixel size of each PNG; scripts/render-logos.ts makes them. */
export const pngSizes: Record<Drawing, { width: number; height: number }> = {
  logo: { width: 512, height: 512 },
  'logo-white': { width: 512, height: 512 },
  'logo-text': { width: 1224, height: 384 },
  'logo-text-white': { width: 1224, height: 384 },
};

/** Sizes in bytes, so that the page can say what a download weighs. */
export interface MediaKitReport {
  archive: number;
  /** By file name, such as `logo.svg`. */
  files: Record<string, number>;
}

export interface BrandColor {
  name: string;
  /** `#rrggbb`, as in src/css/tokens.css. */
  hex: string;
  use: string;
}

/** The brand's colours. A test keeps them equal to the design tokens of the light mode. */
export const brandColors: readonly (BrandColor & { token: string })[] = [
  { name: 'tRPC blue', hex: '#135f99', token: '--brand', use: 'The logo, buttons and anything that stands for tRPC' },
  { name: 'Bright blue', hex: '#398ccb', token: '--brand-bright', use: 'Lines and large shapes, never small text' },
  { name: 'Deep blue', hex: '#0b4a78', token: '--brand-deep', use: 'Grounds below white text' },
  { name: 'Pale blue', hex: '#d8eaf8', token: '--brand-pale', use: 'Grounds below dark text' },
  { name: 'Ink', hex: '#13202d', token: '--brand-ink', use: 'The wordmark, and text on white' },
];
