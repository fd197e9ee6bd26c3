import type { Page } from '@playwright/test';
import { expect, open } from './test.ts';

/** The parts of search that a reader sees. */
export function searchParts(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Search' });
  return {
    button: page.locator('.navbar').getByRole('button', { name: 'Search', exact: true }),
    dialog,
    /** The modal's own field, which takes the place of the one that is there while its code loads. */
    field: dialog.getByRole('combobox', { name: 'Search' }),
    /** Hits; the version picker has options of its own. */
    options: dialog.locator('li[role=option]'),
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
