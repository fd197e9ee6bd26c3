/** File below `.docusaurus/build-data/default`. */
export const mediaKitFile = 'media-kit.json';

/** Path below the site's base URL. */
export const archivePath = 'img/trpc-media-kit.zip';

/** Each drawing exists as `img/<name>.svg` and `img/<name>.png`. */
export const drawings = ['logo', 'logo-white', 'logo-text', 'logo-text-white'] as const;
export type Drawing = (typeof drawings)[number];

/** In pixels; scripts/render-logos.ts makes the PNGs. */
export const pngSizes: Record<Drawing, { width: number; height: number }> = {
  logo: { width: 512, height: 512 },
  'logo-white': { width: 512, height: 512 },
  'logo-text': { width: 1224, height: 384 },
  'logo-text-white': { width: 1224, height: 384 },
};

/** Sizes in bytes. */
export interface MediaKitReport {
  archive: number;
  files: Record<string, number>;
}

export interface BrandColor {
  name: string;
  /** `#rrggbb`, as in src/css/tokens.css. */
  hex: string;
  use: string;
}

/** A test keeps these equal to the design tokens of light mode. */
export const brandColors: readonly (BrandColor & { token: string })[] = [
  { name: 'tRPC blue', hex: '#135f99', token: '--brand', use: 'The logo, buttons and anything that represents tRPC' },
  { name: 'Bright blue', hex: '#398ccb', token: '--brand-bright', use: 'Lines and large shapes, never small text' },
  { name: 'Deep blue', hex: '#0b4a78', token: '--brand-deep', use: 'Backgrounds for white text' },
  { name: 'Pale blue', hex: '#d8eaf8', token: '--brand-pale', use: 'Backgrounds for dark text' },
  { name: 'Ink', hex: '#13202d', token: '--brand-ink', use: 'The wordmark, and text on white' },
];
