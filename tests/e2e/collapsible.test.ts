import type { Page } from '@playwright/test';
import { expect, open, test, waitForHydration } from '../support/test.ts';

/** A page with part of its guides in a closed section. */
const reference = '/docs/typedoc/server/http/interfaces/ResponseMeta';

async function openCategory(page: Page): Promise<{ height: number; transition: string }> {
  await open(page, '/docs/quickstart');
  const category = page.locator('.theme-doc-sidebar-item-category.menu__list-item--collapsed').first();
  const name = (await category.locator('.menu__link--sublist').textContent())!;
  await category.locator('.menu__link--sublist').click();
  const list = page.locator('.theme-doc-sidebar-item-category', { hasText: name }).locator('.menu__list').first();
  await expect(list.locator('a').first()).toBeVisible();
  // The theme resets the height after the animation.
  await expect(list).toHaveCSS('overflow', 'visible');
  await expect.poll(() => list.evaluate((element) => element.style.height)).toBe('auto');
  return list.evaluate((element) => ({ height: element.scrollHeight, transition: element.style.transition }));
}

/** Milliseconds, as computed by theme-common. */
function durationFor(height: number): number {
  return Math.round((4 + 15 * (height / 36) ** 0.25 + height / 36 / 5) * 10);
}

test('a section opens with its height animated, for a time that grows with its content', async ({ page }) => {
  const { height, transition } = await openCategory(page);
  const duration = durationFor(height);
  expect(duration).toBeGreaterThan(100);
  expect(transition).toBe(`height ${duration}ms ease-in-out`);
});

test('a section opens within 1 ms for those who prefer reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect((await openCategory(page)).transition).toBe('height 1ms ease-in-out');
});

test('a section closes and opens by keyboard', async ({ page }) => {
  await open(page, '/docs/quickstart');
  const category = page.locator('.theme-doc-sidebar-item-category.menu__list-item--collapsed').first();
  const name = (await category.locator('.menu__link--sublist').textContent())!;
  const same = page.locator('.theme-doc-sidebar-item-category', { hasText: name }).first();
  const toggle = same.locator('[aria-expanded]').first();
  await toggle.press('Enter');
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await toggle.press('Enter');
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
});

test.describe('a section of a page', () => {
  const parts = (page: Page) => {
    const section = page.locator('.markdown details.alert').first();
    return { section, summary: section.locator('> summary'), link: section.getByRole('link', { name: 'Standalone' }) };
  };

  /** Returns the animation that starts, and the height of the content. */
  const toggle = (page: Page) =>
    parts(page).summary.evaluate((summary: HTMLElement) => {
      const content = summary.nextElementSibling!;
      summary.click();
      const [animation] = content.getAnimations();
      const { duration, easing } = animation!.effect!.getTiming();
      const heights = (animation!.effect as KeyframeEffect).getKeyframes().map(({ height }) => height);
      return { height: content.scrollHeight, change: [duration, easing, ...heights] };
    });

  test('opens and closes with its height animated, for a time that grows with its content', async ({ page }) => {
    await open(page, reference);
    const { section, link } = parts(page);
    const { height, change } = await toggle(page);
    expect(height).toBeGreaterThan(100);
    expect(change).toEqual([durationFor(height), 'ease-in-out', '0px', `${height}px`]);
    await expect(link).toBeVisible();
    await expect.poll(() => section.evaluate((element) => element.getAnimations({ subtree: true }).length)).toBe(0);
    expect((await toggle(page)).change).toEqual([durationFor(height), 'ease-in-out', `${height}px`, '0px']);
    await expect(section).not.toHaveAttribute('open');
    await expect(link).toBeHidden();
  });

  test('turns back when it is clicked while it moves', async ({ page }) => {
    await open(page, reference);
    const { section, summary, link } = parts(page);
    await summary.dblclick();
    await expect(section).not.toHaveAttribute('open');
    await expect(section).not.toHaveAttribute('data-closing');
    expect(await page.evaluate(() => getSelection()!.toString())).toBe('');
    await summary.evaluate((element: HTMLElement) => [1, 2, 3].forEach(() => element.click()));
    await expect(section).not.toHaveAttribute('data-closing');
    await expect(link).toBeVisible();
  });

  test('opens and closes within 1 ms for those who prefer reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, reference);
    expect((await toggle(page)).change[0]).toBe(1);
    await expect(parts(page).link).toBeVisible();
  });

  test('opens and closes by keyboard', async ({ page }) => {
    await open(page, reference);
    const { section, summary, link } = parts(page);
    await summary.press('Enter');
    await expect(link).toBeVisible();
    await summary.press('Space');
    await expect(section).not.toHaveAttribute('open');
  });

  test('leaves a section within it alone', async ({ page }) => {
    await open(page, reference);
    const { section, summary } = parts(page);
    await summary.click();
    await section.getByRole('list').evaluate((list) => {
      list.insertAdjacentHTML('afterend', '<details id="inner"><summary>More</summary>Text</details>');
    });
    await page.locator('#inner > summary').click();
    await expect(page.locator('#inner')).toHaveAttribute('open');
    await page.locator('#inner > summary').click();
    await expect(page.locator('#inner')).not.toHaveAttribute('open');
    await expect(section).toHaveAttribute('open');
  });

  for (const [target, fragment] of [
    ['text', '#:~:text=Standalone%20adapter'],
    ['an anchor', '#target'],
  ] as const) {
    test(`opens to the browser, which looks for ${target} in it, and stays open when React comes`, async ({ page }) => {
      await page.route(reference, async (route) => {
        const response = await route.fetch();
        const body = (await response.text()).replace(/<a ([^>]*>Standalone adapter)/, '<a id="target" $1');
        await route.fulfill({ response, body });
      });
      await page.goto(reference + fragment);
      const { section, summary, link } = parts(page);
      await expect(link).toBeInViewport();
      await waitForHydration(page);
      await expect(link).toBeInViewport();
      await summary.click();
      await expect(section).not.toHaveAttribute('open');
    });
  }

  test('opens to the browser that looks for text in it after React came', async ({ page }) => {
    await open(page, reference);
    await page.locator('h1').evaluate((heading) => {
      heading.innerHTML = '<a href="#:~:text=Standalone%20adapter">Find</a>';
    });
    await page.getByRole('link', { name: 'Find' }).click();
    await expect(parts(page).section).toHaveAttribute('open');
    await expect(parts(page).link).toBeInViewport();
  });
});
