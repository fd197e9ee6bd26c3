import type { Locator, Page, Response } from '@playwright/test';
import { expect, open, test } from '../support/test.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const block = (page: Page, text: string): Locator => page.locator('figure', { hasText: text });

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test('the quickstart is small, holds its code once, and no script of it highlights', async ({ page, request }) => {
  // budgets.test.ts covers inline scripts and styles.
  const html = (await (await request.get('/docs/quickstart')).text()).replace(/<(script|style)\b[^]*?<\/\1>/g, '');
  expect(html.length).toBeLessThan(70 * 1024);
  const text = html.replace(/<[^>]*>/g, '');
  expect(text.split('The bookshelf is open on http://localhost:3000').length - 1).toBe(1);

  const scripts: string[] = [];
  const collect = (response: Response) => {
    if (response.url().endsWith('.js')) scripts.push(response.url());
  };
  page.on('response', collect);
  await open(page, '/docs/quickstart');
  // Prefetched pages may arrive at any time, even after the test.
  page.off('response', collect);
  expect(scripts.length).toBeGreaterThan(3);
  for (const url of scripts) {
    expect(await (await request.get(url)).text()).not.toMatch(/languages\.(extend|insertBefore)|tokenizePlaceholders/);
  }
});

test('token colors follow the color mode', async ({ page }) => {
  await open(page, '/docs/quickstart');
  const keyword = block(page, 'initTRPC.create()').first().locator('code i').first();
  const color = () => keyword.evaluate((element) => getComputedStyle(element).color);
  const setMode = (mode: string) =>
    page.evaluate((value) => document.documentElement.setAttribute('data-theme', value), mode);
  await setMode('light');
  const light = await color();
  await setMode('dark');
  expect(await color()).not.toBe(light);
});

test('the copy button copies clean code, and says so', async ({ page }) => {
  await open(page, '/docs/quickstart');
  const added = page.locator('figure', { has: page.locator('ins') }).first();
  await added.getByRole('button', { name: 'Copy', exact: true }).click();
  const code = await clipboard(page);
  expect(code).toContain('add: publicProcedure\n');
  expect(code).not.toMatch(/\[!code|@include|---cut/);
  await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toHaveCount(1);
});

test('hidden setup is copied on request', async ({ page }) => {
  await open(page, '/docs/quickstart');
  const client = block(page, 'createTRPCClient<AppRouter>').first();
  await client.hover();
  await client.getByRole('button', { name: 'Copy', exact: true }).click();
  const shown = await clipboard(page);
  expect(shown).not.toContain('createHTTPServer');
  await client.getByRole('button', { name: 'Copy with setup' }).click();
  await expect.poll(() => clipboard(page)).toContain('createHTTPServer');
  const whole = await clipboard(page);
  expect(whole, 'one file').not.toMatch(/from '\./);
  expect(whole).toContain('createTRPCClient<AppRouter>');
});

test('marked code is copied by hand without the notes in it', async ({ page }) => {
  await open(page, '/docs/quickstart');
  const code = page.locator('figure', { has: page.locator('.note.error') }).locator('code');
  const selected = await code.evaluate((element) => {
    getSelection()!.selectAllChildren(element);
    return getSelection()!.toString();
  });
  expect(selected).toContain('byId.query({ id: 2 })');
  expect(selected).not.toContain('TS2322');
});

test('long lines scroll by keyboard, or wrap', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, '/docs/quickstart');
  const router = block(page, 'NOT_FOUND').first();
  const pre = router.locator('pre');
  await expect(pre).toHaveAccessibleName('server/router.ts');
  await pre.press('ArrowRight');
  await expect.poll(() => pre.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);

  const wrap = router.getByRole('button', { name: 'Wrap long lines' });
  await wrap.click();
  await expect(wrap).toHaveAttribute('aria-pressed', 'true');
  expect(await pre.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  await wrap.click();
  await expect(wrap).toHaveAttribute('aria-pressed', 'false');
});

test('short code has no button to wrap it', async ({ page }) => {
  await open(page, '/docs/quickstart');
  const short = block(page, 'initTRPC.create()').first();
  await short.locator('pre').focus();
  await expect(short.getByRole('button', { name: 'Copy', exact: true })).toHaveAttribute('title', 'Copy');
  await expect(short.getByRole('button', { name: 'Wrap long lines' })).toHaveCount(0);
});

for (const width of [390, 1280]) {
  test(`an error points at its word at ${width} px, also in code that scrolls`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page, '/docs/quickstart');
    const code = page.locator('code', { has: page.locator('.note.error') }).first();
    await expect(code.locator('.note.error').first()).toHaveText(/^TS2322 Type 'number' is not assignable/);
    const measure = () =>
      code.evaluate((element) => {
        const word = element.querySelector('i.error')!.getBoundingClientRect();
        const note = element.querySelector('.note')!.getBoundingClientRect();
        const box = element.querySelector('.note > span')!.getBoundingClientRect();
        const arrow = getComputedStyle(element.querySelector('.note')!, '::before');
        const tip = note.left + parseFloat(arrow.left) + parseFloat(arrow.width) / 2;
        return { tip, word: { left: word.left, right: word.right }, box: { left: box.left, right: box.right } };
      });
    const expectPointing = async () => {
      const { tip, word, box } = await measure();
      expect(tip).toBeGreaterThan(word.left);
      expect(tip).toBeLessThan(word.right);
      return { tip, box };
    };
    const { tip, box } = await expectPointing();
    expect(tip).toBeGreaterThan(box.left);
    expect(tip).toBeLessThan(box.right);
    await code.evaluate((element) => (element.parentElement!.scrollLeft = 60));
    await expectPointing();
    expect((await measure()).box.right).toBeLessThanOrEqual(width);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a long message opens without scripts', async ({ page }) => {
    await page.goto('/docs/migrate-from-v10-to-v11');
    const message = page.locator('.note.error details').first();
    const closed = (await message.boundingBox())!.height;
    await message.locator('summary').click();
    await expect(message).toHaveAttribute('open');
    expect((await message.boundingBox())!.height).toBeGreaterThan(closed);
  });
});

test('output is joined to the block that printed it', async ({ page }) => {
  await open(page, '/docs/server/subscriptions');
  const output = page.locator('figure + figure', { has: page.locator('figcaption', { hasText: /^Output$/ }) }).first();
  const gap = await output.evaluate((element) => {
    const above = element.previousElementSibling!.getBoundingClientRect();
    return element.getBoundingClientRect().top - above.bottom;
  });
  expect(gap).toBe(0);
});

test('traffic is divided into requests and responses', async ({ page }) => {
  await open(page, '/docs/rpc');
  const traffic = page.locator('figure', { has: page.locator('[data-part]') }).first();
  const parts = traffic.locator('[data-part]');
  expect(await parts.evaluateAll((all) => all.slice(0, 2).map((part) => (part as HTMLElement).dataset.part))).toEqual([
    'Request',
    'Response',
  ]);
  await expect(parts.first()).toHaveText(/^> GET \//);
  await expect(parts.nth(1)).toHaveText(/^< HTTP\/1\.1 /);
});

test('a block says how it was checked when it is pointed at', async ({ page }) => {
  await open(page, '/docs/quickstart');
  const sound = block(page, 'initTRPC.create()').first();
  const mark = sound.locator('small');
  await expect(mark).toHaveCSS('opacity', '0');
  await sound.hover();
  await expect(mark).toHaveCSS('opacity', '1');

  const failing = page.locator('figure', { has: page.locator('.note.error') }).first();
  await failing.locator('pre').focus();
  await expect(failing.locator('small')).toHaveCSS('opacity', '1');
  await expect(failing.locator('small')).toHaveText(/^\d errors?, as TypeScript reports (it|them)$/);
  const tick = (element: Element) => getComputedStyle(element, '::before').content;
  expect(await mark.evaluate(tick)).toContain('✓');
  expect(await failing.locator('small').evaluate(tick)).toBe('none');
});
