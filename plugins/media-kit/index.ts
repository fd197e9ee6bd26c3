import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, OptionValidationContext, Plugin } from '@docusaurus/types';
import { archivePath, drawings, mediaKitFile, type MediaKitReport } from '../../core/media-kit/kit.ts';
import { createZip, type ZipEntry } from './zip.ts';

export interface MediaKitOptions {
  /** Folder with the drawings, relative to the site. */
  source: string;
}

/**
 * Packs the logos into one archive at build, and tells the media page what each download weighs. The archive is made
 * for production builds only; `docusaurus start` does not serve it.
 *
 * @throws When a drawing is missing.
 */
export default function mediaKitPlugin(
  context: LoadContext,
  options: MediaKitOptions,
): Plugin<{ report: MediaKitReport; archive: Buffer }> {
  const source = path.resolve(context.siteDir, options.source);
  return {
    name: 'media-kit',
    getPathsToWatch: () => [path.join(source, 'logo*.{svg,png}')],
    async loadContent() {
      const entries = await readEntries(source);
      const readme = { name: 'README.txt', content: await readFile(path.join(__dirname, 'readme.txt')) };
      const archive = createZip([...entries, readme]);
      const files = Object.fromEntries(entries.map(({ name, content }) => [name, content.length]));
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

async function readEntries(source: string): Promise<ZipEntry[]> {
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

export function validateOptions({ options }: OptionValidationContext<MediaKitOptions, MediaKitOptions>) {
  if (typeof options.source !== 'string') {
    throw new Error(
      `media-kit: the option "source" must be the folder with the drawings, such as 'static/img', but it is ${JSON.stringify(options.source)}.`,
    );
  }
  // Docusaurus gives the id only through its own validation; a plugin that stands once has this one.
  return { id: 'default', ...options };
}
