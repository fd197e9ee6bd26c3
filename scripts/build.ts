/**
 * Builds the production site, like `docusaurus build`, tells authors where to look when it fails, and where the time went
 * when it does not.
 *
 *   npm run build                 this site, into build/
 *   tsx scripts/build.ts <dir>    another site folder (the fixtures of the tests)
 *
 * `npm run build` keeps V8's young generation at 16 MB, as Node.js 20 did. Node.js 24 lets it grow to four times of that,
 * in each thread, for 300 MB more and not a second less.
 *
 * Exits 1 when the site could not be built.
 */
import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { inspect } from 'node:util';
import { build } from '@docusaurus/core/lib/index.js';
import { PerfLogger } from '@docusaurus/logger';
import { globSync } from 'tinyglobby';
import { explainBuildError, type Explanation, type SiteFiles } from '../core/build-errors/explain-build-error.ts';
import type { PageSource } from '../core/build-errors/page-sources.ts';
import { formatSteps, measureStep } from '../plugins/shared/build-steps.ts';
import { watchMemory } from '../plugins/shared/peak-memory.ts';

/** Phases of a build, by the names that Docusaurus 3.10.2 measures them under. */
const phases: Record<string, string> = {
  'Load site': 'Content loaded',
  'Bundling with rspack': 'Pages and bundles compiled',
  SSG: 'Pages rendered',
  'postBuild()': 'Files made of pages',
  'Broken links checker': 'Links checked',
};

async function main(): Promise<void> {
  const siteDir = path.resolve(process.argv[2] ?? '.');
  // Docusaurus prints these measurements on a private switch only, among hundreds.
  PerfLogger.async = (label, run) =>
    phases[label] === undefined ? Promise.resolve(run()) : measureStep(phases[label], run, undefined, 'phase');
  const peak = watchMemory();
  const before = setAside(path.join(siteDir, 'build'));
  try {
    await build(siteDir);
    rmSync(before, { recursive: true, force: true });
    console.log(`\n${formatSteps(peak())}\n`);
  } catch (error) {
    const explanations = explainBuildError(error, siteFiles(siteDir));
    console.error(explanations.length > 0 ? format(explanations) : inspect(error, { depth: Infinity }));
    process.exit(1);
  }
}

/**
 * Moves the last build out of the way of the next one, to be removed after it. Docusaurus would remove it before, and the
 * file system of most Linux systems (ext4) is slow to make files where thousands have just been removed: it passes by
 * each of them, for each new file, for a minute.
 *
 * @returns where it is now
 */
function setAside(folder: string): string {
  const aside = path.join(path.dirname(folder), 'node_modules/.cache/build-before');
  rmSync(aside, { recursive: true, force: true });
  try {
    renameSync(folder, aside);
  } catch {
    // There is none, or it lies on another disk: then Docusaurus removes what is there.
  }
  return aside;
}

function siteFiles(siteDir: string): SiteFiles {
  const sources = () =>
    globSync(['*.{ts,json}', 'config/**/*.ts', 'versioned_sidebars/*.json', 'src/**/*.{ts,tsx}'], { cwd: siteDir });
  return {
    pageSources: readPageSources(siteDir),
    locate: (text, file) => {
      for (const candidate of file ? [path.relative(siteDir, path.resolve(siteDir, file))] : sources()) {
        if (!existsSync(path.join(siteDir, candidate))) continue;
        const lines = readFileSync(path.join(siteDir, candidate), 'utf8').split('\n');
        const line = lines.findIndex((one) => one.includes(text));
        if (line >= 0) return `${candidate}:${line + 1}`;
      }
    },
  };
}

/** The list that plugins/page-sources leaves behind; empty when the build failed before. */
function readPageSources(siteDir: string): PageSource[] {
  try {
    return JSON.parse(readFileSync(path.join(siteDir, '.docusaurus/page-sources/default/page-sources.json'), 'utf8'));
  } catch {
    return [];
  }
}

function format(explanations: Explanation[]): string {
  const count = explanations.length === 1 ? '1 problem' : `${explanations.length} problems`;
  const items = explanations.map(
    ({ place, problem, advice }) => `${place ? `${place} - ` : ''}${problem}\n  ${advice}`,
  );
  return `\nThe site was not built: ${count}.\n\n${items.join('\n\n')}\n`;
}

void main();
