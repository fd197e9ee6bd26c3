import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { readPageSources } from '../../src/plugins/page-sources/page-sources.ts';
import type { SiteFiles } from './explain-build-error.ts';

export function siteFiles(siteDir: string): SiteFiles {
  const configuration = () =>
    globSync(['*.{ts,json}', 'config/**/*.ts', 'versioned_sidebars/*.json', 'src/**/*.{ts,tsx}'], { cwd: siteDir });
  return {
    pageSources: readPageSources(siteDir),
    locate: (text, file) => {
      for (const candidate of file ? [path.relative(siteDir, path.resolve(siteDir, file))] : configuration()) {
        if (!existsSync(path.join(siteDir, candidate))) continue;
        const lines = readFileSync(path.join(siteDir, candidate), 'utf8').split('\n');
        const line = lines.findIndex((one) => one.includes(text));
        if (line >= 0) return `${candidate}:${line + 1}`;
      }
    },
  };
}
