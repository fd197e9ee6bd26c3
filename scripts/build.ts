/**
 * Builds a production site. On failure, prints the file and line to edit instead of a stack trace.
 *
 *   npm run build                 this site, into build/
 *   tsx scripts/build.ts <dir>    another site folder (test fixtures)
 */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { explainBuildError, type SiteFiles } from './build-errors/explain-build-error.ts';
import { readPageSources } from '../src/plugins/page-sources/page-sources.ts';

const docusaurus = path.resolve(__dirname, '../node_modules/.bin/docusaurus');

function main([siteDir = '.']: string[]): void {
  const child = spawn(docusaurus, ['build', siteDir], { stdio: ['inherit', 'inherit', 'pipe'] });
  // Held back, because explanations replace the error that Docusaurus prints.
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
  child.on('close', (code, signal) => {
    const explanations = code === 0 ? [] : explainBuildError(errors, siteFiles(path.resolve(siteDir)));
    if (explanations.length > 0) console.error(['\nThe site was not built.', ...explanations, ''].join('\n\n'));
    else process.stderr.write(errors);
    if (signal) console.error(`\nThe site was not built: ${signal} ended \`docusaurus build\`.`);
    if (code === 0) console.log(`Built in ${Math.round(performance.now() / 1000)} s.`);
    process.exitCode = code === 0 ? 0 : 1;
  });
}

function siteFiles(siteDir: string): SiteFiles {
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

main(process.argv.slice(2));
