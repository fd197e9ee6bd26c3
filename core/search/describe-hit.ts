import { levels } from './record.ts';
import type { Hit } from './multi-query.ts';

/** A hit in words; texts are HTML with marks (markup.ts). */
export interface HitDescription {
  /** Where the heading stands: the section of the site, the page, and the headings above. */
  path: string[];
  heading: string;
  /** What the heading is about, or undefined if the hit is just a heading. */
  text: string | undefined;
}

/** @returns What a list of results says of a hit: the nearest heading, the way to it, and the text around what matched. */
export function describeHit({ hierarchy, content, _highlightResult, _snippetResult }: Hit): HitDescription {
  const titles = levels.flatMap((level) => {
    const plain = hierarchy[level];
    return plain ? [_highlightResult?.hierarchy?.[level]?.value ?? plain] : [];
  });
  return {
    path: titles.slice(0, -1),
    heading: titles.at(-1)!,
    text: _snippetResult?.content?.value ?? content ?? undefined,
  };
}
