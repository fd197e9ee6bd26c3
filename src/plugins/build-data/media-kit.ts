import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { zipSync } from 'fflate';
import { brandColors, drawings, type MediaKitReport } from '../../features/media/kit.ts';

export interface MediaKit {
  report: MediaKitReport;
  archive: Uint8Array;
}

interface KitFile {
  name: string;
  content: Uint8Array;
}

/** A fixed date, the earliest in the zip format, makes the archive reproducible. */
const zipOptions = { level: 9, mtime: new Date(1980, 0, 1) } as const;

/** @param logos absolute path of the folder with the drawings */
export async function createMediaKit(logos: string): Promise<MediaKit> {
  const images = await readImages(logos);
  const kit = [...images, await createReadme()];
  const archive = zipSync(Object.fromEntries(kit.map(({ name, content }) => [name, content])), zipOptions);
  const files = Object.fromEntries(images.map(({ name, content }) => [name, content.length]));
  return { report: { archive: archive.length, files }, archive };
}

async function readImages(logos: string): Promise<KitFile[]> {
  const names = drawings.flatMap((drawing) => [`${drawing}.svg`, `${drawing}.png`]);
  return Promise.all(
    names.map(async (name) => {
      const file = path.join(logos, name);
      const content = await readFile(file).catch(() => {
        throw new Error(
          `media kit: ${file} is missing. SVGs are drawn by hand; \`npx tsx scripts/render-logos.ts\` makes the PNGs from them.`,
        );
      });
      return { name, content };
    }),
  );
}

async function createReadme(): Promise<KitFile> {
  const rules = await readFile(path.join(__dirname, 'media-kit.txt'), 'utf8');
  const colors = brandColors.map(({ name, hex, use }) => `${hex}  ${name}: ${use}`);
  return { name: 'README.txt', content: Buffer.from(`${rules}\n${colors.join('\n')}\n`) };
}
