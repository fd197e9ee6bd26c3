import type { ContentCheckOptions } from './types.ts';

/** @param file relative to the site, with or without extension */
export const isGeneratedFile = (file: string, { docs, generated }: ContentCheckOptions): boolean =>
  generated !== undefined && docs.some(({ folder }) => file.startsWith(`${folder}/${generated}/`));

export const isGeneratedAddress = (path: string, { docs, generated }: ContentCheckOptions): boolean =>
  generated !== undefined && docs.some(({ address }) => `${path}/`.startsWith(`${address}/${generated}/`));
