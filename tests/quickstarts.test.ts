import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { compareOutput, formatDiff, outputsAgree } from '@typed-docs/snippets/output';
import { extractPage } from '@typed-docs/snippets/page';
import { assembleProject } from './support/page-project.ts';
import { findFreePort, removeProject, rootBin, startProgram, replacePort, writeProject } from './support/projects.ts';

const root = path.resolve(import.meta.dirname, '..');

const quickstarts = {
  '11.x': 'docs/main/quickstart.mdx',
  '10.x': 'versioned_docs/version-10.x/main/quickstart.mdx',
  '9.x': 'versioned_docs/version-9.x/main/quickstart.mdx',
};

/** Printed by the servers once they accept requests. */
const ready = 'is open on http://localhost';

describe.each(Object.entries(quickstarts))('the quickstart of %s', (version, file) => {
  const page = extractPage(readFileSync(path.join(root, file), 'utf8'), file);
  const files = assembleProject(page);

  it('has a project that its own tsconfig.json accepts', () => {
    const { status, stdout } = spawnSync(rootBin('tsc'), { cwd: write(files), encoding: 'utf8' });
    expect(stdout).toBe('');
    expect(status).toBe(0);
  });

  it('prints what the page says when its client calls its server', { timeout: 60_000 }, async () => {
    const folder = write(replacePort(files, await findFreePort()));
    const server = await startProgram([rootBin('tsx'), 'server/index.ts'], folder, ready);
    onTestFinished(server.stop);

    const client = spawnSync(rootBin('tsx'), ['client/index.ts'], { cwd: folder, encoding: 'utf8', timeout: 30_000 });
    expect(client.stderr).toBe('');
    const diff = compareOutput(lastTerminalOutput(), { text: client.stdout, ranAt: Date.now() });
    expect(outputsAgree(diff), `${file} says (-), the client printed (+):\n${formatDiff(diff)}`).toBe(true);
  });

  function write(texts: Record<string, string>): string {
    const folder = writeProject(version, 'quickstart', texts);
    onTestFinished(() => removeProject(folder));
    return folder;
  }

  function lastTerminalOutput(): string {
    const output = page.blocks.findLast(({ kind, title }) => kind === 'output' && title === 'Terminal');
    if (!output) throw new Error(`${file} shows no output block with the title "Terminal"`);
    return output.lines.map(({ text }) => text).join('\n');
  }
});
