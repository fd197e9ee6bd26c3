import { findProblems, findWarnings } from '../find-problems.ts';
import type { ContentCheckOptions, Problem } from '../types.ts';
import { readSite } from './read-site.ts';

interface ContentReport {
  problems: Problem[];
  /** Probable mistakes that don't prevent a build. */
  warnings: Problem[];
  pages: number;
}

/** Reads the sources of a site and returns all problems that can be found without bundling, sorted by location. */
export async function checkSite(options: ContentCheckOptions): Promise<ContentReport> {
  const site = await readSite(options);
  const pages = site.pages.length + site.translations.length;
  return { problems: findProblems(site, options), warnings: findWarnings(site), pages };
}
