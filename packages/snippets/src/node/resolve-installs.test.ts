import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { Cache } from '@typed-docs/utils/cache';
import { extractPage } from '../page.ts';
import { formatProblem } from '../report.ts';
import { listSequences } from './install-sequences.ts';
import type { Library } from './library.ts';
import type { Npm } from './npm.ts';
import { resolveInstalls } from './resolve-installs.ts';

const library = (version: string, versions: Record<string, string>): Library => ({
  version,
  root: '/library',
  lockHash: '',
  includes: { version, folder: '', byName: {} },
  documented: ['@a/*'],
  packages: new Map<string, { version: string; peers: Record<string, string> }>([
    ['@a/server', { version: versions['@a/server']!, peers: {} }],
    [
      '@a/react',
      { version: versions['@a/react']!, peers: { '@a/server': versions['@a/server']!, react: '*', vue: '*' } },
    ],
  ]),
  manifest: `library/${version}/package.json`,
  versions: new Map(Object.entries(versions)),
});
const libraries = new Map([
  ['2.x', library('2.x', { '@a/server': '2.1.0', '@a/react': '2.0.0', react: '19.0.0' })],
  ['1.x', library('1.x', { '@a/server': '1.0.0', '@a/react': '1.0.0', react: '18.0.0' })],
]);

const pageOf = (name: string, ...blocks: string[]) =>
  extractPage(blocks.map((block) => `~~~bash ${block}\n~~~\n`).join('\n'), name, '2.x');
const plain = '\nnpm install @a/server';
const react = '\nnpm install @a/server\nnpm install -E @a/react react';

/** Records the commands, and fails the one that contains a text. */
function fakeNpm(failing?: string, output = '') {
  const runs: string[] = [];
  const manifests: string[] = [];
  const npm: Npm = async (args, folder) => {
    const command = args.join(' ');
    runs.push(command);
    if (command === 'install') manifests.push(readFileSync(join(folder, 'package.json'), 'utf8'));
    const fails = failing !== undefined && command.includes(failing);
    return { exitCode: Number(fails && output.includes('npm error')), output: fails ? output : '' };
  };
  return { npm, runs, manifests };
}

const temporary = mkdtempSync(join(tmpdir(), 'resolve-installs-'));
afterAll(() => rmSync(temporary, { recursive: true }));

const conflict = `npm error code ERESOLVE
npm error ERESOLVE unable to resolve dependency tree
npm error
npm error While resolving: project@undefined
npm error Found: @a/server@2.1.0
npm error node_modules/@a/server
npm error   @a/server@"2.1.0" from the root project
npm error
npm error Could not resolve dependency:
npm error peer @a/server@"2.0.0" from @a/react@2.0.0
npm error node_modules/@a/react
npm error   @a/react@"2.0.0" from the root project
npm error
npm error Fix the upstream dependency conflict, or retry this command with --force
npm error For a full report see:
npm error /root/.npm/_logs/eresolve-report.txt
`;

it('runs commands of a page one after another, with versions, and common beginnings once', async () => {
  const { npm, runs } = fakeNpm();
  const pages = [
    pageOf('a.md', plain),
    pageOf('b.md', react),
    pageOf('c.md', react),
    pageOf('d.md', plain, `library=1.x${plain}`),
  ];
  const sequences = pages.flatMap((page) => listSequences(page, libraries));
  expect(await resolveInstalls(sequences, npm, undefined)).toEqual({ problems: [], sequences: 3, cached: 0 });
  expect(runs.sort()).toEqual([
    'install -E @a/react@2.0.0 react@19.0.0',
    'install @a/server@1.0.0',
    'install @a/server@2.1.0',
  ]);
});

it('reports a conflict at each page that has the command, and remembers only what resolves', async () => {
  const { npm, runs } = fakeNpm('@a/react', conflict);
  const cache = new Cache(join(temporary, 'cache'));
  const sequences = [pageOf('a.md', plain), pageOf('b.md', react), pageOf('c.md', react)].flatMap((page) =>
    listSequences(page, libraries),
  );
  const { problems } = await resolveInstalls(sequences, npm, cache);
  const rest = `- \`npm install -E @a/react@2.0.0 react@19.0.0\` fails:
    ERESOLVE unable to resolve dependency tree
    Found: @a/server@2.1.0
    Could not resolve dependency:
    peer @a/server@"2.0.0" from @a/react@2.0.0
    Install packages that depend on each other in one command and from one library: name it in the fence (\`library=…\`).`;
  expect(problems.map(formatProblem)).toEqual([`b.md:3:1 ${rest}`, `c.md:3:1 ${rest}`]);
  expect(runs).toHaveLength(2);

  const again = fakeNpm();
  expect(await resolveInstalls(sequences, again.npm, cache)).toEqual({ problems: [], sequences: 2, cached: 1 });
});

it('reports peers that npm overrides with a warning', async () => {
  const warning =
    'npm warn ERESOLVE overriding peer dependency\nnpm warn While resolving: project\nnpm warn Found: x@1\n';
  const { npm } = fakeNpm('@a/server', warning);
  const { problems } = await resolveInstalls(listSequences(pageOf('a.md', plain), libraries), npm, undefined);
  expect(problems[0]?.message).toContain('fails:\nERESOLVE overriding peer dependency\nFound: x@1\n');
});

it('starts with the packages that readers of an upgrade guide have, and their peers', async () => {
  const { npm, runs, manifests } = fakeNpm('@a/server@2', conflict);
  const page = pageOf('upgrade.md', '\nnpm uninstall @a/react\nnpm install @a/server');
  const sequences = listSequences(page, libraries, libraries.get('1.x'));
  const { problems } = await resolveInstalls(sequences.slice(1), npm, undefined);
  expect(runs).toEqual(['install', 'uninstall @a/react', 'install @a/server@2.1.0']);
  expect(manifests.map((text) => JSON.parse(text) as unknown)).toEqual([
    { name: 'project', dependencies: { '@a/server': '1.0.0', '@a/react': '1.0.0', react: '18.0.0' } },
  ]);
  expect(formatProblem(problems[0]!)).toMatch(
    /^upgrade\.md:3:1 - `npm install @a\/server@2\.1\.0`, in a project with the packages of 1\.x, fails:/,
  );
  expect(sequences, 'also in an empty folder').toHaveLength(2);
  expect(listSequences(page, libraries, libraries.get('2.x')), 'of the same library').toHaveLength(1);
});

it('ends when the registry cannot be reached, without blaming a page', async () => {
  const { npm, runs } = fakeNpm('install', 'npm error code ENOTFOUND\nnpm error network request failed\n');
  const pages = Array.from({ length: 200 }, (_, i) => pageOf(`${i}.md`, `\nnpm install package-${i}`));
  const sequences = pages.flatMap((page) => listSequences(page, libraries));
  await expect(resolveInstalls(sequences, npm, undefined)).rejects.toThrow(
    /^npm could not reach the registry \(ENOTFOUND\), so install commands were not checked\. Check the connection/,
  );
  expect(runs.length).toBeLessThan(100);
});
