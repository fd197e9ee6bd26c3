/** Renders the PNGs in static/img from the SVGs: run `npx tsx scripts/render-logos.ts` after changing a drawing. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { brandColors, drawings, pngSizes } from '../src/features/media/kit.ts';

const folder = path.resolve(__dirname, '../static/img');
const read = (name: string) => readFileSync(path.join(folder, `${name}.svg`), 'utf8');
const color = (token: string) => brandColors.find((one) => one.token === token)!.hex;

function render(file: string, svg: string, width: number, background?: string): void {
  const picture = new Resvg(svg, { fitTo: { mode: 'width', value: width }, background }).render();
  writeFileSync(path.join(folder, file), picture.asPng());
  console.log(`${file} ${picture.width} × ${picture.height}`);
}

for (const name of drawings) render(`${name}.png`, read(name), pngSizes[name].width);
// iOS rounds the corners and shows transparent ones black, so the icon has an opaque background.
render('apple-touch-icon.png', read('favicon'), 180, color('--brand'));
const wordmark = read('logo-text-white')
  .replace('<svg', '<svg x="280" y="215"')
  .replace(/width="204" height="64"/, 'width="640" height="200"');
render(
  'social-card.png',
  `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">${wordmark}</svg>`,
  1200,
  // No gradient, because it would make the PNG ten times as large.
  color('--brand-deep'),
);
