import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { siteLimits } from '../config/limits.ts';

// scripts/content-checks tests the rules; this tests the command.

const root = path.resolve(__dirname, '..');
const site = 'tests/.sites/check-content';
const record = `${site}/config/routes.json`;

function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(
    path.join(root, 'node_modules/.bin/tsx'),
    ['scripts/check-content.ts', ...args],
    { cwd: root, encoding: 'utf8' },
  );
  return { status, stdout, stderr };
}

beforeAll(() => {
  const build = path.join(root, site, 'build');
  rmSync(path.join(root, site), { recursive: true, force: true });
  mkdirSync(path.join(build, 'docs'), { recursive: true });
  mkdirSync(path.join(root, site, 'config'));
  writeFileSync(path.join(root, record), '["/docs/gone","/docs/moved"]');
  writeFileSync(path.join(build, 'addresses.json'), '{"targets":{"/docs/moved":"/docs/stray"},"titles":{}}');
  mkdirSync(path.join(root, site, '.docusaurus/page-sources/default'), { recursive: true });
  writeFileSync(path.join(build, 'sitemap.xml'), '<urlset><url><loc>https://trpc.io/docs/stray</loc></url></urlset>');
  writeFileSync(path.join(build, 'docs/stray.html'), '<meta name="generator" content="Docusaurus v3.10.2">');
  writeFileSync(
    path.join(root, site, '.docusaurus/page-sources/default/page-sources.en.json'),
    JSON.stringify([{ address: '/docs/stray', file: 'docs/stray.mdx' }]),
  );
});

it('prints every problem with address and file, and exits 1', () => {
  const { status, stdout, stderr } = run(site);
  expect(stdout).toBe(
    '3 problem(s) in 1 page(s)\n1 new address(es): record them with `npm run check-content -- --record` when they ship.\n',
  );
  expect(stderr).toContain(
    '/docs/gone\n  expected a page or a redirect, because config/routes.json has this address\n',
  );
  expect(stderr).not.toContain('/docs/moved');
  expect(stderr).toContain('/docs/stray (docs/stray.mdx)\n  expected a description of 70 to 160 characters\n');
  expect(status).toBe(1);
});

it('records new addresses on demand, and says which', () => {
  const { stdout } = run(site, '--record');
  expect(stdout).toContain('recorded /docs/stray\n1 address(es) added to config/routes.json\n');
  expect(JSON.parse(readFileSync(path.join(root, record), 'utf8'))).toEqual([
    '/docs/gone',
    '/docs/moved',
    '/docs/stray',
  ]);
  expect(run(site).stdout).toBe('3 problem(s) in 1 page(s)\n');
});

it('rejects an unknown option', () => {
  expect(run('--recrod')).toMatchObject({ status: 2, stdout: '', stderr: expect.stringContaining("'--recrod'") });
});

it('prints a limit that the site exceeds', () => {
  const most = siteLimits.find(({ measure }) => measure === 'bytes')!.most;
  const file = path.join(root, site, 'build/large.bin');
  writeFileSync(file, '');
  truncateSync(file, most + 1);
  const { stderr } = run(site);
  rmSync(file);
  expect(stderr).toContain(`but the site's own limit is ${most.toLocaleString('en')}.\n`);
  expect(stderr).toContain('The limits are in config/limits.ts.');
});

it('says in one sentence that there is no built site', () => {
  const sentence = 'There is no built site in tests/e2e/build: run `npm run build` first.\n';
  expect(run('tests/e2e')).toEqual({ status: 2, stdout: '', stderr: sentence });
});
