import { unzipSync } from 'fflate';
import { expect, open, test } from '../support/test.ts';

test('every download of the media page is served, and the archive holds them all', async ({ page, request }) => {
  await open(page, '/media');
  const links = await page
    .locator('main a[download]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('href')!));
  const files = links.map((link) => link.split('/').pop()!);
  expect(files.filter((name) => name.endsWith('.svg')).length).toBeGreaterThanOrEqual(4);
  for (const link of links) expect((await request.get(link)).status(), link).toBe(200);

  const archive = links.find((link) => link.endsWith('.zip'))!;
  const names = Object.keys(unzipSync(await (await request.get(archive)).body()));
  expect(names.sort()).toEqual([...new Set(files.filter((name) => !name.endsWith('.zip'))), 'README.txt'].sort());
});
