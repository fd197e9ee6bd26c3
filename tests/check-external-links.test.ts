import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { expect, it } from 'vitest';
import { runCommand } from './support/build-site.ts';

// The rules are tested in core/external-links, the asking in plugins/shared; here the command is run as people run it.

const root = path.resolve(__dirname, '..');

function writeSite(name: string, html: string): string {
  const site = path.join(root, 'tests/.sites', name);
  rmSync(site, { recursive: true, force: true });
  mkdirSync(path.join(site, 'build'), { recursive: true });
  writeFileSync(path.join(site, 'build/index.html'), html);
  return site;
}

const run = (...args: string[]) => runCommand(root, 'tsx', ['scripts/check-external-links.ts', ...args]);

it('asks for what the built site links to, reports what is gone, and exits 1', { timeout: 30_000 }, async () => {
  const host = createServer(({ url }, response) => {
    response.statusCode = url === '/there' ? 200 : 404;
    response.end();
  });
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
  const site = writeSite('external-links', `<a href="${url}/there#x">There</a><a href="${url}/gone">Gone</a>`);
  const { exitCode, output } = await run(site);
  host.close();
  expect(output).toContain(`${url}/gone\n  in /\n  expected a page, found the answer 404\n`);
  expect(output).toContain('2 links asked for, 1 broken, 0 left alone');
  expect(output).not.toContain(`${url}/there`);
  expect(exitCode).toBe(1);
});

it('says in a sentence that no host can be reached', { timeout: 30_000 }, async () => {
  // Names below .invalid lead nowhere (RFC 2606, section 2).
  const site = writeSite('external-links-offline', '<a href="https://a.invalid/">A</a>');
  const { exitCode, output } = await run(site);
  expect(output).toContain('None of the hosts that were tried answers: this machine seems to have no connection');
  expect(output, 'no stack trace').not.toMatch(/^ +at /m);
  expect(exitCode).toBe(2);
});

it('says in a sentence that there is no built site', { timeout: 30_000 }, async () => {
  const { exitCode, output } = await run('tests/e2e');
  expect(output).toContain('There is no built site in tests/e2e/build: run `npm run build` first.');
  expect(exitCode).toBe(2);
});
