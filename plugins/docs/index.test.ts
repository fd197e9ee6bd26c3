import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { referenceFolder, sidebarFile } from '../shared/api-reference/api-reference.ts';
import { watchedOfReference } from './index.ts';

type Watch = (
  params: { pathsToWatch: string[]; siteDir: string },
  onEvent: (event: { name: string; path: string }) => void,
) => () => Promise<void>;
const { watch } = createRequire(import.meta.url)('@docusaurus/core/lib/commands/start/watcher') as { watch: Watch };

let siteDir: string;
beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'docs-'));
  write('docs/main/quickstart.mdx');
  write(`${referenceFolder}/${sidebarFile}`);
});
afterEach(() => rmSync(siteDir, { recursive: true }));

it('hears of guides one by one, and of the whole reference by its sidebar', async () => {
  const events: string[] = [];
  const close = watch({ pathsToWatch: ['docs/**/*.{md,mdx}', ...watchedOfReference], siteDir }, (event) =>
    events.push(`${event.name} ${event.path}`),
  );
  const heard = (event: string) => expect.poll(() => events, { timeout: 20_000 }).toContain(event);
  // The watcher says nothing of when it has begun.
  const probe = setInterval(() => write('docs/main/quickstart.mdx'), 100);
  await heard('change docs/main/quickstart.mdx');
  clearInterval(probe);
  for (const page of ['index', 'client/index', 'client/functions/httpLink']) write(`${referenceFolder}/${page}.mdx`);
  write(`${referenceFolder}/${sidebarFile}`);
  await heard(`change ${referenceFolder}/${sidebarFile}`);
  write('docs/main/concepts.mdx');
  await heard('add docs/main/concepts.mdx');
  await close();
  expect(new Set(events)).toEqual(
    new Set([
      'change docs/main/quickstart.mdx',
      `change ${referenceFolder}/${sidebarFile}`,
      'add docs/main/concepts.mdx',
    ]),
  );
});

function write(file: string): void {
  const target = path.join(siteDir, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, String(performance.now()));
}
