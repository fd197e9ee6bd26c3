import type { Page } from '@playwright/test';
import { kindsOfPages, pageKinds } from '../support/page-kinds.ts';
import { expect, open, openKind, test } from '../support/test.ts';

const maxStops = 400;

interface Stop {
  name: string;
  part: string;
  problems: string[];
}

/** @throws if the focus never leaves the page, which is a keyboard trap (WCAG 2.2, 2.1.2) */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (let count = 0; count < maxStops; count++) {
    await page.keyboard.press(key);
    const stop = await page.evaluate(lookAtFocus);
    if (!stop) return stops;
    stops.push(stop);
  }
  throw new Error(`The focus is still on the page after ${maxStops} times ${key}.`);
}

/** Runs in the browser. Null if the focus has left the page or is back at the start. */
function lookAtFocus(): Stop | null {
  const element = document.activeElement as HTMLElement;
  if (element === document.body || element.dataset.visited) return null;
  element.dataset.visited = 'true';
  const problems: string[] = [];

  // 2.4.7 Focus Visible
  const hasOutline = (one: Element) => {
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(one);
    const isTransparent = /, 0\)$|\/ 0\)$/.test(outlineColor);
    return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2 && !isTransparent;
  };
  // Fields with an icon show the outline on their parent.
  if (![element, element.parentElement!].some(hasOutline)) problems.push('no visible focus');

  // 2.4.11 Focus Not Obscured. Multi-line links have a rect per line.
  const samples = [0.1, 0.5, 0.9];
  const isOnTop = [...element.getClientRects()].some(({ left, right, top, bottom }) => {
    const [start, end] = [Math.max(top, 0), Math.min(bottom, window.innerHeight)];
    return samples.some((x) =>
      samples.some((y) =>
        element.contains(document.elementFromPoint(left + (right - left) * x, start + (end - start) * y)),
      ),
    );
  });
  if (!isOnTop) problems.push('hidden or covered');

  const parts: Record<string, string> = {
    'skip link': '[href^="#__docusaurus_skipToContent"]',
    announcement: '.theme-announcement-bar',
    navbar: '.navbar',
    sidebar: '.theme-doc-sidebar-container, main ~ aside, aside:has(~ main)',
    'table of contents': '.table-of-contents',
    footer: 'footer.theme-layout-footer',
    content: 'main',
  };
  const part = Object.keys(parts).find((name) => element.closest(parts[name]!)) ?? 'elsewhere';
  const label = element.getAttribute('aria-label') ?? element.innerText.trim().slice(0, 40);
  return { name: `${element.tagName.toLowerCase()} "${label}"`, part, problems };
}

const report = (stops: readonly Stop[]) =>
  stops.flatMap(({ name, part, problems }) => problems.map((problem) => `${part}, ${name}: ${problem}`));

const partsOf = (stops: readonly Stop[]) =>
  stops.map(({ part }) => part).filter((part, index, all) => part !== all[index - 1]);

/** Their content is links, like that of a guide; the list of errors has 250 of them. */
const alike = ['older version', 'category', 'archive', 'authors', 'tag', 'list of errors'];

for (const kind of kindsOfPages.filter((one) => !alike.includes(one))) {
  test(`the Tab key goes through a page of the kind ${kind}, and what has the focus is seen`, async ({ page }) => {
    await openKind(page, kind);
    const stops = await walk(page, 'Tab');
    expect.soft(report(stops)).toEqual([]);
    const order = ['skip link', 'announcement', 'navbar', 'sidebar', 'content', 'table of contents', 'footer'];
    // The page of results moves the focus into its field. From there, the walk ends at the footer or goes on at the top.
    const start = Math.max(
      stops.findIndex(({ part }) => part === 'skip link'),
      0,
    );
    const parts = partsOf([...stops.slice(start), ...stops.slice(0, start)]);
    expect(parts).toEqual(order.filter((part) => parts.includes(part)));
  });
}

// Going backwards, the window scrolls up, so the focus comes close to the navbar.
for (const width of [1280, 360]) {
  test(`the way back through a page of ${width} px width shows what has the focus`, async ({ page }) => {
    await page.setViewportSize({ width, height: 640 });
    await open(page, pageKinds.guide);
    const stops = await walk(page, 'Shift+Tab');
    expect(report(stops)).toEqual([]);
    expect(partsOf(stops)[0]).toBe('footer');
  });
}

test('code is copied by keyboard', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, pageKinds.guide);
  const sample = page.locator('figure', { has: page.locator('pre') }).first();
  await sample.getByRole('button', { name: 'Copy', exact: true }).press('Enter');
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('"name": "bookshelf"');
});
