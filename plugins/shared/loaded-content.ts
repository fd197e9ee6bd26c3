import type { AllContent } from '@docusaurus/types';

/** @returns What each instance of a plugin loaded; the caller names the plugin's type of content. */
export function loadedContentOf<Content>(allContent: AllContent, plugin: string): Content[] {
  return Object.values(allContent[plugin] ?? {}).filter((content) => content !== null) as Content[];
}
