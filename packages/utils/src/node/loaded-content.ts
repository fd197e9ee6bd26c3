import type { AllContent } from '@docusaurus/types';

/** @returns content of each plugin instance; `Content` is not checked */
export function loadedContentOf<Content>(allContent: AllContent, plugin: string): Content[] {
  return Object.values(allContent[plugin] ?? {}).filter((content) => content !== null) as Content[];
}
