import type { Page } from '@playwright/test';
import { expect, open } from './test.ts';

/** The parts of search that a reader sees. */
export function searchParts(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Search' });
  return {
    button: page.locator('.navbar').getByRole('button', { name: 'Search', exact: true }),
    dialog,
    field: dialog.getByRole('combobox', { name: 'Search' }),
    /** Hits; the version picker has options too. */
    options: dialog.locator('a[role=option]'),
    groups: dialog.locator('section'),
    picker: dialog.getByRole('combobox', { name: 'Version' }),
  };
}

/** Opens an address and search on it, with a query, and waits for its results. */
export async function searchFor(page: Page, query: string, address = '/docs/quickstart') {
  await open(page, address);
  const parts = searchParts(page);
  await parts.button.click();
  await parts.field.fill(query);
  await expect(parts.options.first()).toBeVisible();
  return parts;
}

/** Addresses of the part of the dialog that loads on intent. */
export const panelScript = '**/assets/js/search-panel.*.js';
