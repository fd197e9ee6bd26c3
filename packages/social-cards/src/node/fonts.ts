import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Font } from 'satori';

const subsets = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'greek', 'vietnamese'] as const;

/** Each subset is a separate font. Satori uses the first one that has a letter. */
export const textFont = listFamilies('Inter');
export const codeFont = listFamilies('JetBrains Mono');

const faces = [
  { name: 'Inter', package: 'inter', weight: 500 },
  { name: 'Inter', package: 'inter', weight: 700 },
  { name: 'JetBrains Mono', package: 'jetbrains-mono', weight: 700 },
] as const;

/** Reads the fonts (SIL Open Font License 1.1) from the packages of Fontsource. */
export function readFonts(): Font[] {
  const { resolve } = createRequire(import.meta.url);
  return faces.flatMap((face) =>
    subsets.map((subset) => ({
      name: nameFamily(face.name, subset),
      weight: face.weight,
      data: readFileSync(
        resolve(`@fontsource/${face.package}/files/${face.package}-${subset}-${face.weight}-normal.woff`),
      ),
    })),
  );
}

function listFamilies(name: string): string {
  return subsets.map((subset) => nameFamily(name, subset)).join(', ');
}

function nameFamily(name: string, subset: string): string {
  return `${name} ${subset}`;
}
