/**
 * Cuts a version of this site in a copy of the last commit, builds it, and checks what depends on versions. Needs a
 * build of that commit, and a system with hard links.
 *
 *   npm run try-cut
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { runMain } from '@typed-docs/utils/run-main';
import { majorOf } from '../config/versions.ts';

const root = path.resolve(__dirname, '..');
const copy = path.join(root, 'tests/.sites/try-cut');

/** Files whose tests depend on the versions of the site. */
const browserTests = [
  'versions',
  'announcement-bar',
  'navbar',
  'layout',
  'redirects',
  'not-found',
  'search-page',
  'storage',
  'without-javascript',
].map((name) => `tests/e2e/${name}.test.ts`);

const author = ['-c', 'user.name=try-cut', '-c', 'user.email=try-cut@localhost'];

const checks: [name: string, command: string, ...args: string[]][] = [
  ['cut', 'npm', 'run', 'cut-version', '--', `${Number(majorOf('current')) + 1}.x`],
  ['stage', 'git', 'add', '--all'],
  // Pages show the day of their last commit.
  ['commit', 'git', ...author, 'commit', '--quiet', '--no-verify', '--message', 'docs: cut a version'],
  ['types', 'npx', '--no-install', 'tsc', '--pretty'],
  ['build', 'npm', 'run', 'build'],
  ['content', 'npm', 'run', 'check-content'],
  ['built-site', 'npx', '--no-install', 'vitest', 'run', '--project', 'built-site'],
  ['browser', 'npx', '--no-install', 'playwright', 'test', ...browserTests],
];

/**
 * Hard links keep installed packages and build results from filling the disk; their writers replace files instead of
 * modifying them.
 */
function link(folder: string): void {
  if (!existsSync(path.join(root, folder))) return;
  mkdirSync(path.join(copy, path.dirname(folder)), { recursive: true });
  execFileSync('cp', ['-al', folder, path.join(copy, folder)], { cwd: root });
}

function createCopy(): void {
  removeCopy();
  execFileSync('git', ['worktree', 'add', '--quiet', '--detach', copy], { cwd: root });
  const libraries = readdirSync(path.join(root, 'library')).map((name) => `library/${name}/node_modules`);
  for (const folder of ['node_modules', 'build', '.docusaurus', 'docs/typedoc', ...libraries]) link(folder);
  // The bundler modifies its files in place.
  rmSync(path.join(copy, 'node_modules/.cache/rspack'), { recursive: true, force: true });
}

function removeCopy(): void {
  rmSync(copy, { recursive: true, force: true });
  execFileSync('git', ['worktree', 'prune'], { cwd: root });
}

function main(): number {
  createCopy();
  const failed: string[] = [];
  for (const [name, command, ...args] of checks) {
    console.log(`\n── ${name} ── ${[command, ...args].join(' ')}`);
    const started = performance.now();
    const { status } = spawnSync(command, args, { cwd: copy, stdio: 'inherit' });
    console.log(
      `── ${name}: ${status === 0 ? 'passed' : 'failed'} in ${((performance.now() - started) / 1000).toFixed(1)} s`,
    );
    if (status === 0) continue;
    failed.push(name);
    // The others check the output of these two.
    if (name === 'cut' || name === 'build') break;
  }
  if (failed.length === 0) removeCopy();
  else console.error(`\nFailed: ${failed.join(', ')}. The copy is in ${path.relative(root, copy)}.`);
  return failed.length === 0 ? 0 : 1;
}

void runMain(main);
