import type { Page } from '@playwright/test';
import { expect, open } from './test.ts';

export function searchParts(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Search' });
  return {
    button: page.locator('.navbar').getByRole('button', { name: 'Search', exact: true }),
    dialog,
    field: dialog.getByRole('combobox', { name: 'Search' }),
    /** Excludes the options of the version picker. */
    options: dialog.locator('a[role=option]'),
    groups: dialog.locator('section'),
    picker: dialog.getByRole('combobox', { name: 'Version' }),
  };
}

export async function searchFor(page: Page, query: string, address = '/docs/quickstart') {
  await open(page, address);
  const parts = searchParts(page);
  await parts.button.click();
  await parts.field.fill(query);
  await expect(parts.options.first()).toBeVisible();
  return parts;
}

export const panelScript = '**/assets/js/search-panel.*.js';
