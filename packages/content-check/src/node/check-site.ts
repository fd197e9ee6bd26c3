import { findProblems } from '../find-problems.ts';
import type { ContentCheckOptions, Problem } from '../types.ts';
import { readSite } from './read-site.ts';

/** Reads the sources of a site and returns all problems that show without bundling, ordered by place. */
export async function checkSite(options: ContentCheckOptions): Promise<{ problems: Problem[]; pages: number }> {
  const site = await readSite(options);
  return { problems: findProblems(site, options), pages: site.pages.length };
}
