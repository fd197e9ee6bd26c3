import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { expect, it } from 'vitest';
import { runCommand } from './support/build-site.ts';

const root = path.resolve(__dirname, '..');

function writeSite(name: string, html: string): string {
  const site = path.join(root, 'tests/.sites', name);
  rmSync(site, { recursive: true, force: true });
  mkdirSync(path.join(site, 'build'), { recursive: true });
  writeFileSync(path.join(site, 'build/index.html'), html);
  return site;
}

const run = (...args: string[]) => runCommand(root, 'tsx', ['scripts/check-external-links.ts', ...args]);

it.concurrent(
  'checks the links of the built site, tries again, reports what is gone, and exits 1',
  { timeout: 60_000 },
  async () => {
    const requests: string[] = [];
    const host = createServer(({ url }, response) => {
      requests.push(url!);
      const isRetry = requests.filter((one) => one === url).length > 2;
      response.statusCode = url === '/there' || (url === '/busy' && isRetry) ? 200 : url === '/busy' ? 503 : 404;
      response.end();
    });
    await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
    const links = ['there#x', 'gone', 'busy', 'search?a=1&amp;b=2'].map((name) => `<a href="${url}/${name}">Link</a>`);
    const site = writeSite('external-links', `${links.join('')}<a href="https://x.com/trpcio">Skipped</a>`);
    const { exitCode, output } = await run(site);
    host.close();
    expect(output).toContain(`${url}/gone\n  in /\n  expected a page, found status 404\n`);
    expect(output).toContain(`${url}/search?a=1&b=2\n`);
    expect(output).toContain('4 links checked, 2 broken, 1 skipped');
    expect(output).toContain(
      'https://www.npmjs.com/*\n  is listed in config/external-links.ts, but no page links to it',
    );
    expect(exitCode).toBe(1);
  },
);

// Concurrent, because the command mostly waits.
it.concurrent('says in a sentence that no host can be reached', { timeout: 60_000 }, async () => {
  // .invalid names never resolve (RFC 2606, section 2).
  const site = writeSite('external-links-offline', '<a href="https://a.invalid/">A</a>');
  const { exitCode, output } = await run(site);
  expect(output).toContain('None of 1 hosts responded: this machine seems to have no connection to the network.');
  expect(output, 'no stack trace').not.toMatch(/^ +at /m);
  expect(exitCode).toBe(2);
});

it.concurrent('says in a sentence that there is no built site', { timeout: 30_000 }, async () => {
  const { exitCode, output } = await run('tests/e2e');
  expect(output).toContain('There is no built site in tests/e2e/build: run `npm run build` first.');
  expect(exitCode).toBe(2);
});
