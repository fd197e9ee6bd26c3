import { spawnSync } from 'node:child_process';
import { describe, expect, it, onTestFinished } from 'vitest';
import { compareOutput, formatDiff, outputsAgree } from '@typed-docs/snippets/output';
import { versions } from '../config/versions.ts';
import { assembleProject, readPage } from './support/page-project.ts';
import {
  findFreePort,
  removeProject,
  replacePort,
  rootBin,
  startProgram,
  typeCheckProjects,
  writeProject,
} from './support/projects.ts';

const quickstarts = {
  [versions.current.label]: 'docs/main/quickstart.mdx',
  '10.x': 'versioned_docs/version-10.x/main/quickstart.mdx',
  '9.x': 'versioned_docs/version-9.x/main/quickstart.mdx',
};

/** Printed by the servers once they accept requests. */
const ready = 'is open on http://localhost';

const projects = Object.entries(quickstarts).map(([version, file]) => {
  const page = readPage(file);
  return { version, file, page, files: assembleProject(page) };
});

it('the projects of the quickstarts are accepted by their own tsconfig.json', { timeout: 60_000 }, async () => {
  const folders = projects.map(({ version, files }) => write(version, files));
  expect(await typeCheckProjects(folders)).toEqual({ exitCode: 0, output: '' });
});

describe.each(projects)('the quickstart of $version', ({ version, file, page, files }) => {
  it('prints what the page says when its client calls its server', { timeout: 60_000 }, async () => {
    const folder = write(version, replacePort(files, await findFreePort()));
    const server = await startProgram([rootBin('tsx'), 'server/index.ts'], folder, ready);
    onTestFinished(server.stop);

    const client = spawnSync(rootBin('tsx'), ['client/index.ts'], { cwd: folder, encoding: 'utf8', timeout: 30_000 });
    expect(client.stderr).toBe('');
    const diff = compareOutput(lastTerminalOutput(), { text: client.stdout, ranAt: Date.now() });
    expect(outputsAgree(diff), `${file} says (-), the client printed (+):\n${formatDiff(diff)}`).toBe(true);
  });

  function lastTerminalOutput(): string {
    const output = page.blocks.findLast(({ kind, title }) => kind === 'output' && title === 'Terminal');
    if (!output) throw new Error(`${file} shows no output block with the title "Terminal"`);
    return output.lines.map(({ text }) => text).join('\n');
  }
});

function write(version: string, files: Record<string, string>): string {
  const folder = writeProject(version, 'quickstart', files);
  onTestFinished(() => removeProject(folder));
  return folder;
}
