import { findProblems, findWarnings } from '../find-problems.ts';
import type { ContentCheckOptions, Problem } from '../types.ts';
import { readSite } from './read-site.ts';

interface ContentReport {
  problems: Problem[];
  /** Probable mistakes, with which the site can be built. */
  warnings: Problem[];
  pages: number;
}

/** Reads the sources of a site and returns all problems that show without bundling, ordered by place. */
export async function checkSite(options: ContentCheckOptions): Promise<ContentReport> {
  const site = await readSite(options);
  const pages = site.pages.length + site.translations.length;
  return { problems: findProblems(site, options), warnings: findWarnings(site), pages };
}
