import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, holdScripts, open } from './test.ts';

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

/** Keeps the code of DocSearch's modal waiting, and no other, until the returned function is called. */
export async function holdModal(page: Page): Promise<() => void> {
  const folder = path.resolve(__dirname, '../../build/assets/js');
  const isModal = (file: string) => readFileSync(path.join(folder, file), 'utf8').includes('DocSearch-Hit');
  const script = readdirSync(folder).find((file) => file.endsWith('.js') && isModal(file));
  if (!script) throw new Error("No script in build/assets/js holds DocSearch's list of hits (class DocSearch-Hit).");
  return holdScripts(page, `**/${script}`);
}
