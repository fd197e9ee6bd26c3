/**
 * Renders the PNGs of static/img from the SVG drawings beside them, in a Chromium (CHROMIUM_PATH, else Playwright's).
 * Run it when a drawing changed, and commit the result:
 *
 *   CHROMIUM_PATH=/usr/bin/chromium npx tsx scripts/render-logos.ts
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { brandColors, drawings, pngSizes } from '../core/media-kit/kit.ts';

interface Picture {
  file: string;
  width: number;
  height: number;
  /** Markup that fills the picture. */
  html: string;
  /** CSS background; transparent without it. */
  ground?: string;
}

const folder = path.resolve(__dirname, '../static/img');
const drawing = (name: string) => readFileSync(path.join(folder, `${name}.svg`), 'utf8');
const color = (token: string) => brandColors.find((one) => one.token === token)!.hex;

const pictures: Picture[] = [
  ...drawings.map((name) => ({ file: `${name}.png`, ...pngSizes[name], html: fill(drawing(name)) })),
  // iOS rounds the corners itself and shows transparent ones black, so the icon has a ground of its own.
  {
    file: 'apple-touch-icon.png',
    width: 180,
    height: 180,
    html: fill(drawing('favicon')),
    ground: color('--brand'),
  },
  {
    file: 'social-card.png',
    width: 1200,
    height: 630,
    html: `<div style="height:100%;display:grid;place-items:center"><div style="width:640px">${drawing('logo-text-white')}</div></div>`,
    // Plain: a gradient costs ten times the bytes as PNG.
    ground: color('--brand-deep'),
  },
];

/** The SVG in place of its own size at the size of the picture. */
function fill(svg: string): string {
  return `<div style="width:100%;height:100%">${svg}</div>`;
}

async function render(browser: Browser, { file, width, height, html, ground }: Picture): Promise<void> {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(
    `<style>*{margin:0}html,body{height:100%;background:${ground ?? 'transparent'}}svg{display:block;width:100%;height:100%}</style>${html}`,
  );
  await page.screenshot({ path: path.join(folder, file), omitBackground: !ground });
  await page.close();
  console.log(`${file} ${width} × ${height}`);
}

async function main(): Promise<void> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  for (const picture of pictures) await render(browser, picture);
  await browser.close();
}

void main();
