import type { Page } from '@playwright/test';
import { expect, open, test } from '../support/test.ts';

const section = (page: Page) => page.getByRole('region', { name: 'Change the server, read the errors' });
const panel = (page: Page) => section(page).getByRole('tabpanel');
const server = (page: Page) => panel(page).locator('figure').first();
const client = (page: Page) => panel(page).locator('figure').last();
const errors = (page: Page) => client(page).locator('.note.error');
const spot = (page: Page, name: string) => server(page).getByRole('button', { name });
const tab = (page: Page, name: string) => section(page).getByRole('tab', { name });
const caption = (page: Page) =>
  section(page)
    .getByText(/^(1 error, nothing ran|No errors)$/)
    .locator('visible=true');

/** Stops the play at a time, in ms from its beginning. */
const seek = (page: Page, time: number) =>
  page.evaluate((at) => {
    for (const animation of document.getAnimations()) {
      animation.pause();
      animation.currentTime = at;
    }
  }, time);

test('the three steps of the introduction are told, each with the name of its page', async ({ page }) => {
  await open(page, '/');
  const steps = page.getByRole('main').locator('ol').first().getByRole('listitem');
  await expect(steps).toHaveCount(3);
  for (const i of [0, 1, 2]) {
    await open(page, '/');
    const link = steps.nth(i).getByRole('link');
    const name = (await link.textContent())!;
    await link.click();
    await expect(page.locator('h1')).toHaveText(new RegExp(`^Step ${i + 1}: ${name}$`, 'i'));
  }
});

test('every mark of a project is in its tile', async ({ page }) => {
  await page.goto('/');
  const tiles = page.getByRole('region', { name: 'What it works with' }).getByRole('listitem').getByRole('link');
  await tiles.first().scrollIntoViewIfNeeded();
  const outside = await tiles.evaluateAll(
    (links) =>
      links.filter((link) => {
        const [tile, mark] = [link.getBoundingClientRect(), link.querySelector('svg')?.getBoundingClientRect()];
        return (
          mark && (mark.left < tile.left || mark.right > tile.right || mark.top < tile.top || mark.bottom > tile.bottom)
        );
      }).length,
  );
  expect(outside).toBe(0);
  expect(await tiles.count()).toBeGreaterThan(10);
});

test.describe('the play', () => {
  test('shows the change, then the error, and moves nothing', async ({ page }) => {
    await page.goto('/');
    await page.evaluate(() => document.fonts.ready);
    await seek(page, 0);
    await page.evaluate(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
      }).observe({ type: 'layout-shift' });
    });
    const added = section(page).locator('[data-tab=rename-field] ins');
    await expect(added).toHaveCSS('clip-path', /^inset/);
    await expect(errors(page).locator('visible=true')).toHaveCount(0);
    await expect(caption(page)).toHaveText('No errors');
    const place = await client(page).boundingBox();
    await seek(page, 1750);
    await expect(added).toHaveCSS('clip-path', 'none');
    await expect(caption(page)).toHaveText('No errors');
    await seek(page, 10_000);
    await expect(errors(page)).toBeVisible();
    await expect(errors(page)).toContainText(/2353.*'author' does not exist/);
    await expect(caption(page)).toHaveText('1 error, nothing ran');
    expect(await client(page).boundingBox()).toEqual(place);
    expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
  });

  test('comes to its end, needs no script file, and is not seen again until the reader wants it', async ({ page }) => {
    const files: string[] = [];
    page.on('request', (request) => request.resourceType() === 'script' && files.push(request.url()));
    await page.goto('/');
    await expect(errors(page)).toBeVisible();
    await expect(caption(page)).toHaveText('1 error, nothing ran');
    expect(files).toEqual([]);
    await open(page, '/');
    await tab(page, 'Return less').click();
    await tab(page, 'Rename a field').click();
    await expect(section(page)).not.toHaveAttribute('data-play');
    await expect(errors(page)).toBeVisible();
    await tab(page, 'Return less').click();
    await section(page).getByRole('button', { name: 'Replay' }).click();
    await seek(page, 0);
    await expect(tab(page, 'Rename a field')).toHaveAttribute('aria-selected', 'true');
    await expect(errors(page).locator('visible=true')).toHaveCount(0);
    await section(page).getByRole('button', { name: 'Replay' }).click();
    await expect(errors(page)).toBeVisible();
  });

  test('waits until it is in view', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 400 });
    await page.goto('/');
    await expect(section(page)).toHaveAttribute('data-play', 'later');
    await page.evaluate(() => window.scrollTo(0, 400));
    await expect(section(page)).toHaveAttribute('data-play', '');
    await expect(errors(page)).toBeVisible();
  });

  test('is left out for readers who want no motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await expect(caption(page)).toHaveText('1 error, nothing ran');
    await expect(errors(page)).toBeVisible();
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    await expect(section(page).getByRole('button', { name: 'Replay' })).toBeHidden();
    await page.emulateMedia({ reducedMotion: null });
  });
});

test.describe('the reader’s turn', () => {
  for (const [name, changed, code] of [
    ['author: rename a field', 'writer', '2353'],
    ['z.string(): change a type', 'z.array(z.string())', '2322'],
    ['z.object: require a field', 'year: z.number()', '2345'],
    ['add: rename a procedure', 'put', '2339'],
    ['return book: return less', 'return { id: book.id }', '2339'],
  ] as const) {
    test(`pressing ${name} in the server’s code shows the client’s error, and again takes it back`, async ({
      page,
    }) => {
      await open(page, '/#try-it-out');
      await tab(page, 'As it is').click();
      await expect(errors(page)).toHaveCount(0);
      await expect(caption(page)).toHaveText('No errors');
      await spot(page, name).press('Enter');
      await expect(errors(page)).toHaveCount(1);
      await expect(errors(page)).toContainText(code);
      await expect(caption(page)).toHaveText('1 error, nothing ran');
      await expect(page.getByRole('status').filter({ hasText: code })).toHaveCount(1);
      const made = server(page).getByRole('button', { pressed: true });
      await expect(made).toHaveText(changed);
      await expect(made).toBeFocused();
      await page.keyboard.press('Space');
      await expect(errors(page)).toHaveCount(0);
      await expect(spot(page, name)).toBeFocused();
      await expect(spot(page, name)).toHaveAttribute('aria-pressed', 'false');
    });
  }

  test('one change leads to another, by mouse and by the tabs', async ({ page }) => {
    await open(page, '/#try-it-out');
    await spot(page, 'add: rename a procedure').click();
    await spot(page, 'author: rename a field').click();
    await expect(section(page).getByRole('tab', { selected: true })).toHaveText('Rename a field');
    await tab(page, 'Return less').click();
    await expect(server(page).getByRole('button', { pressed: true })).toHaveText('return { id: book.id }');
  });

  test('the picture is above the fold, and keeps its place from state to state', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await open(page, '/');
    const place = await client(page).boundingBox();
    expect(place!.y + place!.height).toBeLessThan(800);
    for (const one of await section(page).getByRole('tab').all()) {
      await one.click();
      expect(await client(page).boundingBox()).toEqual(place);
    }
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 800 } });

  test('the client is first, the server shows what changed, and the caption leads to the error', async ({ page }) => {
    await open(page, '/');
    await tab(page, 'Rename a procedure').click();
    const [above, below] = [await client(page).boundingBox(), await server(page).boundingBox()];
    expect(above!.y + above!.height).toBeLessThan(below!.y);
    expect(below!.height).toBeLessThan(150);
    await expect(server(page).locator('ins')).toHaveText(/put: t\.procedure/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await caption(page).click();
    await expect(page).toHaveURL(/#rename-procedure-error$/);
    await expect(errors(page)).toBeInViewport();
  });

  test('no code scrolls sideways, in any state', async ({ page }) => {
    await open(page, '/');
    await page.evaluate(() => document.fonts.ready);
    for (const one of await section(page).getByRole('tab').all()) {
      await one.click();
      for (const figure of [server(page), client(page)]) {
        const hidden = await figure.locator('pre').evaluate((pre) => pre.scrollWidth - pre.clientWidth);
        expect.soft(hidden, (await one.textContent())!).toBe(0);
      }
    }
  });

  test('nothing jumps while it plays', async ({ page }) => {
    await page.goto('/');
    await seek(page, 0);
    const place = await server(page).boundingBox();
    await seek(page, 10_000);
    expect(await server(page).boundingBox()).toEqual(place);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 800 } });

  test('all states stand below each other, with their errors and nothing to press', async ({ page }) => {
    await page.goto('/');
    await expect(panel(page)).toHaveCount(6);
    for (const one of await panel(page).all()) {
      await expect(one).toBeVisible();
      for (const block of await one.locator('figure').all()) await expect(block).toBeVisible();
      const count = await one.locator('.note.error').count();
      await expect(one.getByText(count === 0 ? 'No errors' : '1 error, nothing ran')).toBeVisible();
      for (const error of await one.locator('.note.error').all()) await expect(error).toBeVisible();
    }
    await expect(section(page).locator('.note.error')).toHaveCount(5);
    await expect(section(page).locator('[data-change], button:visible')).toHaveCount(0);
  });
});
