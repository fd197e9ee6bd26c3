import type { Locator, Page } from '@playwright/test';
import { kindsOfPages, pageKinds } from '../support/page-kinds.ts';
import { expect, open, openKind, test } from '../support/test.ts';

/** Runs in the browser. Returns the start of each text that is clipped and cannot be scrolled to. */
function findClippedText(): string[] {
  const isOnlyReadOut = (element: Element | null): boolean =>
    element !== null && (getComputedStyle(element).clipPath !== 'none' || isOnlyReadOut(element.parentElement));
  const cutsOff = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
  return [...document.querySelectorAll<HTMLElement>('body *')]
    .filter((element) => {
      const { overflowX, overflowY } = getComputedStyle(element);
      const isClipped =
        (cutsOff(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
        (cutsOff(overflowY) && element.scrollHeight > element.clientHeight + 1);
      // A closed summary is an excerpt of what it opens.
      const isExcerpt = element.closest('details:not([open]) > summary') !== null;
      return (
        isClipped && !isExcerpt && element.innerText?.trim() && element.checkVisibility() && !isOnlyReadOut(element)
      );
    })
    .map((element) => `${element.className}: ${element.innerText.trim().slice(0, 60)}`);
}

const widthOfPage = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

// WCAG 2.2, 1.4.12 Text Spacing
const textSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }
`;

for (const kind of kindsOfPages) {
  test(`a page of the kind ${kind} loses nothing at 200 % zoom, and with wider spacing of text`, async ({ page }) => {
    await openKind(page, kind);
    // 1.4.4 Resize Text: 200% zoom turns 1280 px into 640.
    for (const width of [1280, 640, 360]) {
      await page.setViewportSize({ width, height: width > 640 ? 800 : 400 });
      expect.soft(await page.evaluate(findClippedText), `${width} px`).toEqual([]);
      const style = await page.addStyleTag({ content: textSpacing });
      expect.soft(await page.evaluate(findClippedText), `${width} px, spaced`).toEqual([]);
      expect.soft(await widthOfPage(page), 'no scrolling sideways').toBe(width);
      await style.evaluate((element) => (element as HTMLStyleElement).remove());
    }
  });
}

test.describe('in forced colors', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  const underline = (element: Locator) => element.evaluate((one) => getComputedStyle(one).textDecorationLine);

  test('what is current is underlined, and errors in code have their wave', async ({ page }) => {
    await open(page, pageKinds.guide);
    const sidebar = page.locator('.theme-doc-sidebar-container');
    const navbar = page.getByRole('navigation', { name: 'Main' });
    const tabs = page.getByRole('tablist').first();
    const pairs = [
      [sidebar.locator('a[aria-current=page]'), sidebar.getByRole('link', { name: 'Concepts' })],
      [navbar.getByRole('link', { name: 'Quickstart' }), navbar.getByRole('link', { name: 'Blog' })],
      [tabs.getByRole('tab', { selected: true }), tabs.getByRole('tab', { selected: false }).first()],
    ] as const;
    for (const [current, other] of pairs) {
      expect.soft(await underline(current)).toBe('underline');
      expect.soft(await underline(other)).toBe('none');
    }
    await open(page, '/');
    const wave = await page.evaluate(() =>
      [...document.querySelectorAll('main pre *')].some((one) => getComputedStyle(one).textDecorationStyle === 'wavy'),
    );
    expect(wave).toBe(true);
  });

  test('icons, the arrow of the version menu and the focus are seen', async ({ page }) => {
    await open(page, pageKinds.guide);
    const seen = await page.evaluate(() => {
      const ground = getComputedStyle(document.body).backgroundColor;
      const of = (selector: string, pseudo: string) => getComputedStyle(document.querySelector(selector)!, pseudo);
      const arrow = of('.navbar .dropdown > .navbar__link', '::after');
      return {
        icon: of('.navbar .social-link', '::before').backgroundColor !== ground,
        arrow: [arrow.borderTopColor !== ground, arrow.borderLeftColor === 'rgba(0, 0, 0, 0)'],
      };
    });
    expect(seen).toEqual({ icon: true, arrow: [true, true] });
    const tab = page.getByRole('tab', { selected: true }).first();
    await tab.focus();
    await page.keyboard.press('End');
    await expect(page.locator(':focus')).toHaveCSS('outline-style', 'solid');
  });
});
