import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, OptionValidationContext, Plugin } from '@docusaurus/types';
import { zipSync } from 'fflate';
import { archivePath, brandColors, drawings, mediaKitFile, type MediaKitReport } from '../../core/media-kit/kit.ts';

export interface MediaKitOptions {
  /** Folder with the drawings, relative to the site. */
  source: string;
}

interface KitFile {
  name: string;
  content: Uint8Array;
}

/** The earliest day that a zip archive can hold: the same files always give the same archive. */
const zipOptions = { level: 9, mtime: new Date(1980, 0, 1) } as const;

/**
 * Packs the logos into one archive at build, and tells the media page what each download weighs. The archive is made
 * for production builds only; `docusaurus start` does not serve it.
 *
 * @throws When a drawing is missing.
 */
export default function mediaKitPlugin(
  context: LoadContext,
  options: MediaKitOptions,
): Plugin<{ report: MediaKitReport; archive: Uint8Array }> {
  const source = path.resolve(context.siteDir, options.source);
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
      const target = path.join(outDir, archivePath);
      await mkdir(path.dirname(target), { recursive: true });
      await writeFile(target, content.archive);
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

export function validateOptions({ options }: OptionValidationContext<MediaKitOptions, MediaKitOptions>) {
  if (typeof options.source !== 'string') {
    throw new Error(
      `media-kit: the option "source" must be the folder with the drawings, such as 'static/img', but it is ${JSON.stringify(options.source)}.`,
    );
  }
  // Docusaurus gives the id only through its own validation; a plugin that stands once has this one.
  return { id: 'default', ...options };
}
