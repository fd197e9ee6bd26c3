import { latestVersion, otherVersions, versions } from '../../config/versions.ts';
import { expect, open, test } from '../support/test.ts';

const { label: latest } = versions[latestVersion];
const labels = [latest, ...otherVersions.map(({ label }) => label)];

for (const { label, address: home } of otherVersions) {
  for (const page of ['', '/quickstart']) {
    test(`${home}${page} names its version and leads to the same page in ${latest}`, async ({ page: tab }) => {
      await open(tab, `${home}${page}`);
      await expect(tab.getByText(`Version: ${label}`)).toBeVisible();
      const banner = tab.getByRole('alert').filter({ hasText: `${label}, which is no longer actively maintained` });
      await banner.getByRole('link', { name: 'latest version' }).click();
      await expect(tab).toHaveURL(`/docs${page}`);
      await expect(tab.getByText('Version: ')).toHaveCount(0);
      await expect(tab.locator('.theme-doc-version-banner')).toHaveCount(0);
    });
  }

  test(`the version menu leads to the same page in ${label} and back, and the choice is kept`, async ({
    page: tab,
  }) => {
    const menu = tab.getByRole('navigation', { name: 'Main' }).locator('.dropdown');
    const choose = async (version: string) => {
      await menu.hover();
      await menu.locator('.dropdown__menu').getByRole('link', { name: version, exact: true }).click();
    };
    await open(tab, '/docs/quickstart');
    await choose(label);
    await expect(tab).toHaveURL(`${home}/quickstart`);
    await expect(menu.locator('.navbar__link')).toHaveText(label);
    await open(tab, '/blog');
    await expect(tab.getByRole('link', { name: 'Docs', exact: true })).toHaveAttribute('href', home);
    await open(tab, `${home}/quickstart`);
    await choose(latest);
    await expect(tab).toHaveURL('/docs/quickstart');
    await expect(menu.locator('.navbar__link')).toHaveText(latest);
  });
}

test('the version menu offers all versions, newest first', async ({ page: tab }) => {
  await open(tab, '/docs');
  await expect(tab.locator('.navbar .dropdown__menu a')).toHaveText(labels);
});

test('a remembered version that the site no longer has is forgotten', async ({ page: tab }) => {
  const remembered = () =>
    tab.evaluate(() =>
      Object.entries(localStorage).filter(([key]) => key.startsWith('docs-preferred-version-default')),
    );
  await open(tab, '/docs/v10/quickstart');
  const menu = tab.getByRole('navigation', { name: 'Main' }).locator('.dropdown');
  await menu.hover();
  await menu.getByRole('link', { name: '9.x', exact: true }).click();
  await expect.poll(remembered).toEqual([[expect.any(String), '9.x']]);
  const [[key]] = (await remembered()) as [[string, string]];
  await tab.evaluate((name) => localStorage.setItem(name, '8.x'), key);
  await open(tab, '/blog');
  expect(await remembered()).toEqual([]);
  await expect(tab.getByRole('link', { name: 'Docs', exact: true })).toHaveAttribute('href', '/docs');
});
