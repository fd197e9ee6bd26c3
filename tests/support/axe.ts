import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';

const axeSource = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** Everything that axe knows of WCAG 2.0 to 2.2, levels A and AA, and of good practice beyond. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Those of its rules whose outcome is another one on a narrow window, or in other colours. Boxes that scroll come to hold
 * the focus with React, which the first key brings, so that what is served has none.
 */
export const visualRules = ['color-contrast', 'link-in-text-block', 'target-size', 'region'];

interface Choice {
  /** A selector of the part to look at; the whole page without it. */
  within?: string;
  /** The only rules to go by; all of them without it. */
  only?: readonly string[];
}

/**
 * Looks with axe for what keeps people out, on the page as it is on screen.
 *
 * @returns one line for each element: rule, element and what is wrong with it
 */
export async function findViolations(page: Page, { within = 'html', only }: Choice = {}): Promise<string[]> {
  const options: RunOptions = {
    runOnly: only ? { type: 'rule', values: [...only] } : { type: 'tag', values: tags },
    rules: {
      // The one rule of WCAG that axe leaves off by default.
      ...(!only && { 'target-size': { enabled: true } }),
    },
    resultTypes: ['violations'],
    preload: false,
  };
  // axe measures boxes; those that are put off get their true height in the page's idle time.
  await page.addStyleTag({ content: ':is(.markdown, main) > *, .footer { content-visibility: visible !important }' });
  await page.evaluate(axeSource);
  return page.evaluate(runAxe, { within, options });
}

/** Runs in the browser. */
async function runAxe({ within, options }: { within: string; options: RunOptions }): Promise<string[]> {
  // What follows the layout, such as the focus of boxes that scroll, is there after a frame.
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  const { axe } = window as unknown as { axe: typeof import('axe-core') };
  const { violations } = await axe.run(within, options);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, target, any, all, none }) => {
      const reasons = [...any, ...all, ...none].map(({ message }) => message);
      return `${id}: ${target.join(' ')} ${html.slice(0, 120)}: ${reasons.join('; ')}`;
    }),
  );
}
