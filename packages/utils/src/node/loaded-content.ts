import type { AllContent } from '@docusaurus/types';

/** @returns content of each plugin instance, the default one first; `Content` is not checked */
export function loadedContentOf<Content>(allContent: AllContent, plugin: string): Content[] {
  const { default: main, ...others } = allContent[plugin] ?? {};
  return [main, ...Object.values(others)].filter((content) => content !== null && content !== undefined) as Content[];
}
