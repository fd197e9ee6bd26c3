/** Writes the fonts in src/css/fonts: run `npx tsx scripts/subset-fonts.ts` after an update of Fontsource's packages. */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';

const { resolve } = createRequire(import.meta.url);
const folder = path.resolve(__dirname, '../src/css/fonts');

const range = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, i) => first + i));

/** ASCII, Latin-1 and the punctuation and arrows of English prose; other letters come from fonts of the system. */
const latin = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ıŒœŠšŽžŸˆ˜–—‘’‚“”„†‡•…‰‹›€™←↑→↓−×`;

interface Font {
  name: string;
  /** Axes in the name of Fontsource's file. */
  axes: string;
  text: string;
  variationAxes: Record<string, { min: number; max: number }>;
  /** OpenType features. */
  keepFeatures: string[];
}

const fonts: Font[] = [
  // With the axis of optical sizes, of which titles have the largest and text the smallest.
  {
    name: 'inter',
    axes: 'opsz',
    text: latin,
    variationAxes: { wght: { min: 400, max: 700 }, opsz: { min: 14, max: 32 } },
    keepFeatures: ['kern', 'tnum', 'ccmp', 'locl', 'mark', 'mkmk'],
  },
  // Without ligatures, so that code shows the characters that readers type; with the lines of file trees.
  {
    name: 'jetbrains-mono',
    axes: 'wght',
    text: `${latin}${range(0x2500, 0x257f)}`,
    variationAxes: { wght: { min: 400, max: 700 } },
    keepFeatures: ['ccmp', 'locl', 'mark', 'mkmk'],
  },
];

async function writeSubset({ name, axes, text, variationAxes, keepFeatures }: Font): Promise<void> {
  const source = resolve(`@fontsource-variable/${name}/files/${name}-latin-${axes}-normal.woff2`);
  const options = {
    targetFormat: 'woff2' as const,
    variationAxes,
    // Copyright and license (SIL Open Font License 1.1), which copies must contain.
    preserveNameIds: [0, 13, 14],
    keepFeatures,
  };
  const font = await subsetFont(readFileSync(source), text, options);
  writeFileSync(path.join(folder, `${name}.woff2`), font);
  console.log(`${name}.woff2 ${(font.byteLength / 1000).toFixed(1)} kB`);
}

void Promise.all(fonts.map(writeSubset));
