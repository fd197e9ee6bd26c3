import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { zipSync } from 'fflate';
import * as z from 'zod';
import { archivePath, brandColors, drawings, mediaKitFile, type MediaKitReport } from '../../features/media/kit.ts';
import { optionsValidator } from '@typed-docs/utils/plugin-options';
import { writeFileAtomically } from '@typed-docs/utils/write-file';

const options = z.object({
  /** Folder of the drawings, relative to the site. */
  source: z.string(),
});

export const validateOptions = optionsValidator('media-kit', options);

interface KitFile {
  name: string;
  content: Uint8Array;
}

/** A fixed date, the earliest in the zip format, makes the archive reproducible. */
const zipOptions = { level: 9, mtime: new Date(1980, 0, 1) } as const;

/** Packs the logos into an archive in production builds, and provides all download sizes to the media page. */
export default function mediaKitPlugin(
  context: LoadContext,
  { source: folder }: z.output<typeof options>,
): Plugin<{ report: MediaKitReport; archive: Uint8Array }> {
  const source = path.resolve(context.siteDir, folder);
  return {
    name: 'media-kit',
    getPathsToWatch: () => [path.join(source, 'logo*.{svg,png}')],
    async loadContent() {
      const images = await readImages(source);
      const kit = [...images, await createReadme()];
      const archive = zipSync(Object.fromEntries(kit.map(({ name, content }) => [name, content])), zipOptions);
      const files = Object.fromEntries(images.map(({ name, content }) => [name, content.length]));
      return { report: { archive: archive.length, files }, archive };
    },
    async contentLoaded({ content, actions }) {
      await actions.createData(mediaKitFile, content.report);
    },
    async postBuild({ outDir, content }) {
      writeFileAtomically(path.join(outDir, archivePath), content.archive);
    },
  };
}

async function readImages(source: string): Promise<KitFile[]> {
  const names = drawings.flatMap((drawing) => [`${drawing}.svg`, `${drawing}.png`]);
  return Promise.all(
    names.map(async (name) => {
      const file = path.join(source, name);
      const content = await readFile(file).catch(() => {
        throw new Error(
          `media-kit: ${file} is missing. SVGs are drawn by hand; \`npx tsx scripts/render-logos.ts\` makes the PNGs from them.`,
        );
      });
      return { name, content };
    }),
  );
}

async function createReadme(): Promise<KitFile> {
  const rules = await readFile(path.join(__dirname, 'readme.txt'), 'utf8');
  const colors = brandColors.map(({ name, hex, use }) => `${hex}  ${name}: ${use}`);
  return { name: 'README.txt', content: Buffer.from(`${rules}\n${colors.join('\n')}\n`) };
}
