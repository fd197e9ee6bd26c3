import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(__dirname, '../../..');
const page = readFileSync(path.join(root, 'src/pages/_home/first-call.mdx'), 'utf8');

// The build only compiles the files, because it cannot run a server that never exits.
test('run against each other, the files of the home page print what it says', { timeout: 30_000 }, async () => {
  const port = String(await freePort());
  const folder = path.join(root, 'library/11.x/.run/home-page');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'server.ts'), codeOf('server.ts').replace('3000', port));
  const client = codeOf('client.ts').replace('3000', port);
  // One process for both files, so that the server exits with the client.
  writeFileSync(path.join(folder, 'client.ts'), `import './server';\n${client}\nprocess.exit();\n`);
  const printed = (await outputOf('client.ts', folder)).trim();
  expect(page).toContain(`it prints \`${printed}\``);
});

function codeOf(title: string): string {
  return new RegExp(`title="${title}".*\n([^]*?)\n\`\`\``).exec(page)![1]!;
}

/** A free port, because the sample's port may be taken. */
async function freePort(): Promise<number> {
  const probe = createServer().listen(0);
  await new Promise((resolve) => probe.once('listening', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

async function outputOf(script: string, cwd: string): Promise<string> {
  const child = spawn(process.execPath, ['--import', 'tsx', script], { cwd });
  let output = '';
  const collect = (chunk: Buffer) => (output += chunk.toString());
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  await new Promise((resolve) => child.once('close', resolve));
  return output;
}
