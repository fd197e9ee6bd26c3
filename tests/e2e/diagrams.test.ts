import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { findViolations } from '../support/axe.ts';
import { expect, test, waitForHydration } from '../support/test.ts';

const address = '/docs/client/links/splitLink';
const steps = 3;

const diagram = (page: Page) => page.locator('figure', { hasText: 'The steps in words' });
const picture = (page: Page) => diagram(page).locator('[aria-hidden=true]').first();
const now = (page: Page) => picture(page).locator('[data-state=now]');

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('shows the whole picture and its steps in words, and no buttons', async ({ page }) => {
    await page.goto(address);
    await expect(picture(page)).toBeVisible();
    await expect(picture(page).locator('[data-state]')).toHaveCount(0);
    await expect(diagram(page).getByRole('button')).toHaveCount(0);
    await diagram(page).getByText('The steps in words').click();
    await expect(diagram(page).getByRole('listitem')).toHaveCount(steps);
    await expect(diagram(page).getByRole('listitem').first()).toBeVisible();
  });
});

test('plays when the reader asks, also at the first click, and pauses', async ({ page }) => {
  await page.clock.install();
  await page.goto(address);
  await diagram(page).getByRole('button', { name: 'Play' }).click();
  const status = diagram(page).getByRole('status');
  await expect(status).toHaveText(/^1\. /);
  await expect(now(page)).toHaveCount(1);
  await page.clock.runFor(4000);
  await expect(status).toHaveText(/^2\. /);
  await diagram(page).getByRole('button', { name: 'Pause' }).click();
  await page.clock.runFor(20_000);
  await expect(status).toHaveText(/^2\. /);
  await diagram(page).getByRole('button', { name: 'Play' }).click();
  await page.clock.runFor(20_000);
  await expect(status).toHaveText(new RegExp(`^${steps}\\. `));
  await expect(diagram(page).getByRole('button', { name: 'Play' })).toBeVisible();
  await diagram(page).getByRole('button', { name: 'Show all' }).click();
  await expect(picture(page).locator('[data-state]')).toHaveCount(0);
  await expect(status).toHaveText('');
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('goes through the steps by hand, and moves nothing', async ({ page }) => {
    await page.goto('/docs/concepts');
    await waitForHydration(page);
    const first = diagram(page).first();
    await expect(first.getByRole('button')).toHaveText(['Next step']);
    await first.getByRole('button').click();
    await expect(first.getByRole('status')).toHaveText(/^1\. /);
    const names = await first.evaluate((figure) =>
      figure.getAnimations({ subtree: true }).map((animation) => (animation as CSSAnimation).animationName),
    );
    expect(names).toEqual([]);
  });
});

test('the Markdown of a page has the steps, and nothing of the picture', () => {
  const markdown = readFileSync(`build${address}.md`, 'utf8');
  expect(markdown).toContain(
    '`splitLink` looks at each call and sends it down one of two branches\n\n**The steps in words**\n\n' +
      '1. `splitLink` calls `condition` with the operation of every call.\n',
  );
  expect(markdown).not.toContain('queries and mutations\n');
});

for (const [address, width] of [
  ['/docs/concepts', 360],
  ['/docs/client/links/httpBatchStreamLink', 360],
  ['/docs/server/authorization', 360],
] as const) {
  test(`a diagram fits on a phone, with text of at least 12 px: ${address}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(address);
    await waitForHydration(page);
    const figure = diagram(page).first();
    await figure.getByRole('button', { name: 'Next step' }).click();
    const { smallest, outside } = await figure.evaluate((element) => {
      const box = element.getBoundingClientRect();
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const parents: Element[] = [];
      while (texts.nextNode()) parents.push(texts.currentNode.parentElement!);
      const shown = parents.filter((parent) => parent.checkVisibility() && parent.getClientRects().length > 0);
      return {
        smallest: Math.min(...shown.map((parent) => parseFloat(getComputedStyle(parent).fontSize))),
        outside: shown
          .filter((parent) => {
            const { left, right } = parent.getBoundingClientRect();
            return left < box.left || right > box.right;
          })
          .map((parent) => parent.textContent),
      };
    });
    expect(smallest).toBeGreaterThanOrEqual(12);
    expect(outside).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(await findViolations(page, { within: 'figure:has(> div > figcaption)' })).toEqual([]);
  });
}
