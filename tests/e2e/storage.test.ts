import { storageRefusals } from '../support/storage.ts';
import { expect, open, test, watch } from '../support/test.ts';

for (const [name, refuse] of Object.entries(storageRefusals)) {
  test(`everything works with a storage ${name}`, async ({ page, baseURL }) => {
    await page.addInitScript(refuse);
    const incidents = watch(page, baseURL!);
    const warnings: string[] = [];
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
    await open(page, '/docs/quickstart');

    const toggle = page.getByRole('button', { name: /^Switch between dark and light mode/ });
    await toggle.click();
    await toggle.click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

    const tabs = page.locator('[data-tabs=npm2yarn]').first();
    await tabs.getByRole('tab', { name: 'pnpm' }).click();
    await expect(tabs.getByRole('tabpanel')).toContainText('pnpm ');

    await page.getByRole('banner').getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('banner')).toHaveCount(0);

    const menu = page.getByRole('navigation', { name: 'Main' }).locator('.dropdown');
    await menu.hover();
    await menu.getByRole('link', { name: '10.x', exact: true }).click();
    await expect(page).toHaveURL('/docs/v10/quickstart');
    await page.getByRole('link', { name: 'Blog', exact: true }).first().click();
    await expect(page).toHaveURL('/blog');

    expect([...incidents.errors, ...warnings].length).toBeGreaterThan(0);
    for (const message of incidents.errors) expect(message).toMatch(/^Docusaurus storage error, can't \w+ /);
    for (const message of warnings) expect(message).toMatch(/^Docusaurus browser storage is not available/);
    expect(incidents).toMatchObject({ failed: [], foreign: [] });
  });
}
