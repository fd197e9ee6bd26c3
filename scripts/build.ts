/**
 * Builds a production site, and replaces the previous one only on success. On failure, prints the file and line to edit
 * instead of a stack trace.
 *
 *   npm run build                 this site, into build/
 *   tsx scripts/build.ts <dir>    another site folder (test fixtures)
 */
import { spawn } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { listPageFiles } from '@typed-docs/utils/page-file';
import { formatPhase, ProgressReport, sendingProgress, type ProgressEvent } from '@typed-docs/utils/progress';
import { reportContent } from './check/report-content.ts';
import { explainBuildError } from './build-errors/explain-build-error.ts';
import { explainEnd } from './build-errors/explain-end.ts';
import { siteFiles } from './build-errors/site-files.ts';
import { discardBuild, prepareBuild, publishBuild } from './build-output/replace-build.ts';

const docusaurus = path.resolve(__dirname, '../node_modules/.bin/docusaurus');

/** @returns exit code; the first nonzero code ends the build */
type Phase = (siteDir: string, report: ProgressReport) => number | Promise<number>;

const phases: Phase[] = [checkContent, runDocusaurus, publish];

async function main([siteDir = '.']: string[]): Promise<void> {
  const report = new ProgressReport(process.stdout);
  const timer = setInterval(() => report.refresh(), 1000);
  for (const phase of phases) {
    process.exitCode = await phase(path.resolve(siteDir), report);
    if (process.exitCode !== 0) break;
  }
  clearInterval(timer);
}

async function checkContent(siteDir: string): Promise<number> {
  if ((await reportContent(siteDir)).length === 0) return 0;
  console.error('\nThe site was not built.');
  return 1;
}

function runDocusaurus(siteDir: string, report: ProgressReport): Promise<number> {
  const outDir = prepareBuild(siteDir);
  const colors = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
  const child = spawn(docusaurus, ['build', siteDir, '--out-dir', outDir], {
    stdio: ['inherit', 'pipe', 'pipe', 'ipc'],
    env: { ...colors, ...process.env, ...sendingProgress },
  });
  let stoppedBy: NodeJS.Signals | undefined;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      // Docusaurus handles signals only while it waits, so the second signal is handled here.
      child.kill(stoppedBy ? 'SIGKILL' : signal);
      stoppedBy ??= signal;
    });
  }
  child.on('message', (event) => report.update(event as ProgressEvent));
  child.stdout!.setEncoding('utf8').on('data', (text: string) => report.print(text));
  // Buffered, because explanations replace the error that Docusaurus prints.
  let errors = '';
  child.stderr!.setEncoding('utf8').on('data', (text: string) => (errors += text));
  return new Promise((resolve) => {
    child.on('close', (code, signal) => {
      const end = explainEnd({ code, signal: stoppedBy ?? signal, errors, isStopped: stoppedBy !== undefined, report });
      if (code === 0 && end === undefined) {
        process.stderr.write(errors);
        return resolve(0);
      }
      discardBuild(siteDir);
      const explanations = end ? [end] : explainBuildError(errors, siteFiles(siteDir));
      if (explanations.length === 0) report.print(errors);
      const kept = existsSync(path.join(siteDir, 'build')) ? ['build/ still contains the last successful build.'] : [];
      report.print('');
      console.error(['\nThe site was not built.', ...explanations, ...kept, ''].join('\n\n'));
      resolve(stoppedBy ? 128 + os.constants.signals[stoppedBy] : 1);
    });
  });
}

function publish(siteDir: string, report: ProgressReport): number {
  try {
    publishBuild(siteDir);
  } catch (error) {
    report.print('');
    console.error(
      `\nThe site was built into build.next/, but build/ could not be replaced: ${(error as Error).message}`,
    );
    return 1;
  }
  const build = path.join(siteDir, 'build');
  const files = globSync('**', { cwd: build, dot: true, absolute: true });
  const megabytes = files.reduce((sum, file) => sum + statSync(file).size, 0) / 1e6;
  const compiled = report.totalOf('Samples compiled');
  report.print(
    [
      '',
      `Built in ${report.seconds} s: ${listPageFiles(build).length} pages, ${files.length} files, ${megabytes.toFixed(1)} MB.`,
      ...report.finished.map((phase) => `  ${formatPhase(phase)}`),
      `  Samples compiled: ${compiled}; the rest came from the cache.`,
      '',
    ].join('\n'),
  );
  return 0;
}

void main(process.argv.slice(2));
