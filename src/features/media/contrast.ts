/** Contrast ratio of WCAG 2.2: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */

/** Minimums for text (AA), for enhanced contrast (AAA), and for large text, edges and icons. */
export const required = { text: 4.5, enhanced: 7, edge: 3 } as const;

/**
 * @returns from 1 to 21, regardless of the order of the colors
 * @throws if a color is not `#rrggbb`
 */
export function contrastRatio(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: string): number {
  const channels = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(color);
  if (!channels) throw new Error(`"${color}" is not a color of the form #rrggbb.`);
  const [red, green, blue] = channels.slice(1).map((hex) => linear(Number.parseInt(hex, 16) / 255)) as [
    number,
    number,
    number,
  ];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
