import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { ContextObject, RunOptions } from 'axe-core';

const axeSource = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.0 to 2.2, levels A and AA, and best practices. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules that depend on the window's width or on colors. */
export const visualRules = [
  'color-contrast',
  'link-in-text-block',
  'region',
  'scrollable-region-focusable',
  'target-size',
];

/**
 * Replaces the colored parts of code by their text. They take up to half of the time that axe needs, and
 * src/css/contrast.test.ts checks their colors.
 */
export async function removeTokens(page: Page): Promise<void> {
  await page
    .locator('pre code i:not([class*=error])')
    .evaluateAll((tokens) => tokens.forEach((token) => token.replaceWith(...token.childNodes)));
}

interface Choice {
  /** Selector; the whole page by default. */
  within?: string;
  without?: string;
  /** All rules by default. */
  only?: readonly string[];
}

export async function findViolations(page: Page, { within = 'html', without, only }: Choice = {}): Promise<string[]> {
  const options: RunOptions = {
    runOnly: only ? { type: 'rule', values: [...only] } : { type: 'tag', values: tags },
    rules: {
      // The only WCAG rule that axe disables by default.
      ...(!only && { 'target-size': { enabled: true } }),
    },
    resultTypes: ['violations'],
    preload: false,
  };
  // Loading it takes a tenth of a second.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  return page.evaluate(runAxe, { context: { include: within, ...(without && { exclude: without }) }, options });
}

async function runAxe({ context, options }: { context: ContextObject; options: RunOptions }): Promise<string[]> {
  // Styles take effect in the next frame.
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  // Colors fade when the color mode changes.
  for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
  const { axe } = window as unknown as { axe: typeof import('axe-core') };
  const { violations } = await axe.run(context, options);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, target, any, all, none }) => {
      const reasons = [...any, ...all, ...none].map(({ message }) => message);
      return `${id}: ${target.join(' ')} ${html.slice(0, 120)}: ${reasons.join('; ')}`;
    }),
  );
}
