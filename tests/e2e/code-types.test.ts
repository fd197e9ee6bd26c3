import type { Locator, Page } from '@playwright/test';
import { expect, open, test } from '../support/test.ts';

const samples = [
  { path: '/docs/quickstart', block: 'initTRPC.create()', name: 'initTRPC', type: 'const initTRPC: TRPCBuilder' },
  { path: '/docs/v10/quickstart', block: 'initTRPC.create()', name: 'initTRPC', type: 'const initTRPC' },
  {
    path: '/docs/v9/quickstart',
    block: 'createTRPCClient<',
    name: 'createTRPCClient',
    type: 'function createTRPCClient',
  },
];

const popup = (page: Page): Locator => page.getByRole('tooltip');

function placeOf(block: Locator, text: string): Promise<{ x: number; y: number; top: number; bottom: number }> {
  return block.locator('code').evaluate((code, wanted) => {
    const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const index = node.nodeValue!.indexOf(wanted);
      if (index < 0) continue;
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + wanted.length);
      const { x, y, width, height, top, bottom } = range.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2, top, bottom };
    }
    throw new Error(`There is no ${wanted} in the block.`);
  }, text);
}

/** The center, because bars cover the edges. */
async function center(block: Locator): Promise<void> {
  await block.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
}

async function expectApart(page: Page, place: { top: number; bottom: number }): Promise<void> {
  const box = (await popup(page).boundingBox())!;
  expect(box.y >= place.bottom || box.y + box.height <= place.top, 'the popup covers nothing of the name').toBe(true);
}

for (const { path, block: text, name, type } of samples) {
  test.describe(`types on ${path}`, () => {
    test('show on pointing, and are fetched only then', async ({ page }) => {
      const fetched: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('/assets/code/')) fetched.push(request.url());
      });
      await open(page, path);
      const block = page.locator('figure', { hasText: text }).first();
      await center(block);
      expect(fetched).toEqual([]);

      const place = await placeOf(block, name);
      await page.mouse.move(place.x, place.y, { steps: 4 });
      await expect(popup(page)).toContainText(type);
      expect(fetched).toHaveLength(1);
      await expectApart(page, place);

      await page.keyboard.press('Escape');
      await expect(popup(page)).toBeHidden();

      await page.mouse.move(place.x + 2, place.y);
      await page.mouse.move(5, place.y);
      await expect(popup(page)).toBeHidden();
    });
  });
}

test.describe('types', () => {
  const { path, block: text, name, type } = samples[0]!;

  test('can be reached by keyboard, and are announced', async ({ page }) => {
    await open(page, path);
    const block = page.locator('figure', { hasText: text }).first();
    await block.getByRole('button', { name: 'Show types' }).focus();
    await page.keyboard.press('Enter');
    const focused = page.locator(':focus');
    await expect(popup(page)).toBeVisible();
    await expect(focused).toHaveAttribute('tabindex', '0');
    const first = await focused.textContent();

    await page.keyboard.press('ArrowRight');
    await expect(block.locator('code [tabindex="0"]')).toHaveCount(1);
    await page.keyboard.press('End');
    await page.keyboard.press('Home');
    await expect(focused).toHaveText(first!);
    await expect(popup(page)).toBeVisible();
    // The previous popup may stay visible until this one appears.
    await expect(async () => {
      const description = (await popup(page).innerText()).replace(/\s+/g, ' ').trim();
      await expect(focused).toHaveAccessibleDescription(description, { timeout: 500 });
    }).toPass();
    const box = await focused.evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return { top, bottom };
    });
    await expectApart(page, box);

    await page.keyboard.press('Escape');
    await expect(popup(page)).toBeHidden();
    await expect(focused).toHaveText(first!);
    await page.keyboard.press('Escape');
    await expect(block.getByRole('button').first()).toBeFocused();
  });

  test.describe('on a touch screen', () => {
    test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } });

    test('show on a tap, and close on a tap elsewhere', async ({ page }) => {
      await open(page, path);
      const block = page.locator('figure', { hasText: text }).first();
      await center(block);
      const place = await placeOf(block, name);
      await page.touchscreen.tap(place.x, place.y);
      await expect(popup(page)).toContainText(type);
      await expectApart(page, place);
      const box = (await popup(page).boundingBox())!;
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(390);
      await page.touchscreen.tap(4, 120);
      await expect(popup(page)).toBeHidden();
    });
  });
});

test('Enter leads into a popup, and Escape back to the name', async ({ page }) => {
  await open(page, '/docs/quickstart');
  const block = page.locator('figure', { hasText: 'initTRPC.create()' }).first();
  await block.getByRole('button', { name: 'Show types' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator(':focus')).toHaveText('initTRPC');
  await page.keyboard.press('Enter');
  await expect(popup(page).getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(popup(page)).toBeHidden();
  await expect(page.locator(':focus')).toHaveText('initTRPC');
});

test('a popup is read in dark mode too', async ({ page }) => {
  await open(page, '/docs/quickstart');
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
  const block = page.locator('figure', { hasText: 'initTRPC.create()' }).first();
  await center(block);
  const { x, y } = await placeOf(block, 'initTRPC');
  await page.mouse.move(x, y, { steps: 4 });
  await expect(popup(page)).toBeVisible();
  const lightness = (color: string) =>
    color
      .match(/\d+/g)!
      .slice(0, 3)
      .reduce((sum, part) => sum + Number(part), 0);
  const { ground, text } = await popup(page).evaluate((element) => {
    const style = getComputedStyle(element);
    return { ground: style.backgroundColor, text: style.color };
  });
  expect(lightness(ground)).toBeLessThan(200);
  expect(lightness(text)).toBeGreaterThan(550);
});

test('what a comment says stays text, with links to pages of this site', async ({ page }) => {
  await open(page, '/docs/quickstart');
  const block = page.locator('figure', { hasText: 'initTRPC.create()' }).first();
  await center(block);
  const { x, y } = await placeOf(block, 'initTRPC');
  await page.mouse.move(x, y, { steps: 4 });
  const link = popup(page).getByRole('link', { name: 'Define routers: Initialize tRPC' });
  await expect(link).toHaveAttribute('href', '/docs/server/routers#initialize-trpc');

  // The popup must stay open while the pointer moves into it.
  const box = (await link.boundingBox())!;
  await page.mouse.move(box.x + 5, box.y + 5, { steps: 8 });
  await page.waitForTimeout(400);
  await expect(popup(page)).toBeVisible();
});
