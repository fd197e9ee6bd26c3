import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { compareOutput, formatDiff, outputsAgree } from '../core/snippets/output.ts';
import { extractPage } from '../core/snippets/page.ts';
import { assembleProject } from '../core/snippets/project.ts';

const root = path.resolve(import.meta.dirname, '..');
const bin = (name: string) => path.join(root, 'node_modules/.bin', name);

const quickstarts = {
  '11.x': 'docs/main/quickstart.mdx',
  '10.x': 'versioned_docs/version-10.x/main/quickstart.mdx',
  '9.x': 'versioned_docs/version-9.x/main/quickstart.mdx',
};

/** What the pages' servers print when they can be called. */
const ready = 'is open on http://localhost';

const cleanUp: (() => void)[] = [];
afterEach(() => cleanUp.splice(0).forEach((step) => step()));

describe.each(Object.entries(quickstarts))('the quickstart of %s', (version, file) => {
  const page = extractPage(readFileSync(path.join(root, file), 'utf8'), file);
  const files = assembleProject(page);

  it('has a project that its own tsconfig.json accepts', () => {
    const { status, stdout } = spawnSync(bin('tsc'), { cwd: writeProject(version, files), encoding: 'utf8' });
    expect(stdout).toBe('');
    expect(status).toBe(0);
  });

  it('prints what the page says when its client calls its server', { timeout: 60_000 }, async () => {
    // Port 3000 may be taken on this machine; the page's files are otherwise run as they are.
    const port = String(await findFreePort());
    const folder = writeProject(
      version,
      mapValues(files, (text) => text.replaceAll('3000', port)),
    );
    await startServer(folder);

    const client = spawnSync(bin('tsx'), ['client/index.ts'], { cwd: folder, encoding: 'utf8', timeout: 30_000 });
    expect(client.stderr).toBe('');
    const diff = compareOutput(lastTerminalOutput(), { text: client.stdout, ranAt: Date.now() });
    expect(outputsAgree(diff), `${file} says (-), the client printed (+):\n${formatDiff(diff)}`).toBe(true);
  });

  /** What the page shows in the end, when all steps are taken. */
  function lastTerminalOutput(): string {
    const output = page.blocks.findLast(({ kind, title }) => kind === 'output' && title === 'Terminal');
    if (!output) throw new Error(`${file} shows no output block with the title "Terminal"`);
    return output.lines.map(({ text }) => text).join('\n');
  }
});

/** Writes a project where the packages of its version are found, as after the page's install command. */
function writeProject(version: string, files: Record<string, string>): string {
  const parent = path.join(root, 'library', version, '.run');
  mkdirSync(parent, { recursive: true });
  const folder = mkdtempSync(path.join(parent, 'quickstart-'));
  cleanUp.push(() => rmSync(folder, { recursive: true, force: true }));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  return folder;
}

/** Starts the project's server, and waits until it says that it is ready. */
async function startServer(folder: string): Promise<void> {
  const server = spawn(bin('tsx'), ['server/index.ts'], { cwd: folder, detached: true });
  // The group: tsx runs the server in a child of its own.
  cleanUp.push(() => server.pid && process.kill(-server.pid));
  let printed = '';
  await new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      printed += chunk;
      if (printed.includes(ready)) resolve();
    };
    server.stdout.on('data', read);
    server.stderr.on('data', read);
    server.on('exit', () => reject(new Error(`the server ended before it said "${ready}":\n${printed}`)));
  });
}

async function findFreePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

function mapValues(record: Record<string, string>, map: (value: string) => string): Record<string, string> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
}
