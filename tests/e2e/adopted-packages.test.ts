import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { globSync } from 'tinyglobby';
import type { Page } from '@playwright/test';
import { runCommand } from '../support/build-site.ts';
import { fixtureOrigin, serveBuiltSite } from '../support/serve-built-site.ts';
import { searchParts } from '../support/search.ts';
import { expect, open, test, waitForHydration, watch, type Incidents } from '../support/test.ts';

// The READMEs of these packages, followed on a site made by `npx create-docusaurus@3.10.2 … classic --typescript`.
const packages = ['deferred-hydration', 'markdown-export', 'redirects', 'search', 'social-cards', 'utils'];
test.describe.configure({ mode: 'serial' });

const root = path.resolve(__dirname, '../..');
const siteDir = path.join(root, 'tests/.sites/create-docusaurus');
const build = path.join(siteDir, 'build');

test.beforeAll(async () => {
  test.setTimeout(300_000);
  rmSync(siteDir, { recursive: true, force: true });
  cpSync(path.join(root, 'tests/fixtures/create-docusaurus'), siteDir, { recursive: true });
  // What `npm install` does for workspaces; other dependencies resolve from the root.
  mkdirSync(path.join(siteDir, 'node_modules/@typed-docs'), { recursive: true });
  for (const name of packages) {
    cpSync(path.join(root, 'packages', name), path.join(siteDir, 'packages', name), { recursive: true });
    symlinkSync(path.join(siteDir, 'packages', name), path.join(siteDir, 'node_modules/@typed-docs', name));
  }
  const { output, exitCode } = await runCommand(siteDir, 'docusaurus', ['build']);
  expect(exitCode, output).toBe(0);
});
test.beforeEach(({ context }) => serveBuiltSite(context, build));

let incidents: Incidents;
test.beforeEach(({ page }) => {
  incidents = watch(page, fixtureOrigin);
});
test.afterEach(() => expect(incidents).toEqual({ errors: [], failed: [], foreign: [] }));

const visit = (page: Page, address: string) => open(page, fixtureOrigin + address);

test('the mouse finds a page in the dialog', async ({ page }) => {
  await visit(page, '/docs/intro');
  const { button, field, options, picker } = searchParts(page);
  await button.click();
  await expect(field).toBeFocused();
  await expect(picker, 'docs with one version').toHaveCount(0);
  await field.fill('sidebar');
  await options.filter({ hasText: 'Configure the Sidebar' }).click();
  await expect(page).toHaveURL(`${fixtureOrigin}/docs/tutorial-basics/create-a-document#configure-the-sidebar`);
});

test('the keyboard finds a post in the dialog', async ({ page }) => {
  await visit(page, '/docs/intro');
  const { field, options } = searchParts(page);
  await page.keyboard.press('/');
  await expect(field).toBeFocused();
  await page.keyboard.type('lorem');
  await expect(options.and(page.locator('[aria-selected=true]'))).toContainText('First Blog Post');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${fixtureOrigin}/blog/first-blog-post`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('First Blog Post');
});

test('the page of results has the query in its address, and suggests others where there are none', async ({ page }) => {
  await visit(page, '/search?q=documnet');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search');
  await expect(page.getByRole('article').first()).toContainText('Create a Document');
  await page.getByRole('searchbox').fill('xyzzyplugh');
  await page.getByRole('button', { name: 'tutorial' }).click();
  await expect(page).toHaveURL(`${fixtureOrigin}/search?q=tutorial`);
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('the dialog hides the page below it, without colors of the site', async ({ page }) => {
  await visit(page, '/docs/intro');
  const { button, dialog } = searchParts(page);
  await button.click();
  await expect(dialog).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});

test('an old address leads to the page and the heading, and the script of unknown ones to the page that is meant', async ({
  page,
}) => {
  await page.goto(`${fixtureOrigin}/docs/setup`);
  await expect(page).toHaveURL(`${fixtureOrigin}/docs/intro#start-your-site`);
  await page.goto(`${fixtureOrigin}/DOCS/Intro.html`);
  await expect(page).toHaveURL(`${fixtureOrigin}/docs/intro`);
  expect(incidents.failed.splice(0)).toEqual([`${fixtureOrigin}/DOCS/Intro.html: 404`]);
  expect(incidents.errors.splice(0)).toHaveLength(1);
});

test('the not-found page suggests pages', async ({ page }) => {
  await page.goto(`${fixtureOrigin}/docs/intor`);
  await expect(page.locator('[data-not-found=summary]')).not.toBeEmpty();
  const suggestions = page.locator('[data-not-found=suggestions]').getByRole('link');
  await expect(suggestions.first()).toHaveAttribute('href', '/docs/intro');
  await waitForHydration(page);
  await expect(suggestions.first(), 'React leaves them alone').toHaveText('Tutorial Intro');
  expect(incidents.failed.splice(0)).toEqual([`${fixtureOrigin}/docs/intor: 404`]);
  expect(incidents.errors.splice(0)).toHaveLength(1);
});

test('every page names a card, which is there', async ({ page }) => {
  for (const [address, card] of [
    ['/', 'index'],
    ['/docs/intro', 'docs/intro'],
    ['/blog/first-blog-post', 'blog/first-blog-post'],
  ]) {
    await page.goto(fixtureOrigin + address);
    const image = page.locator('meta[property="og:image"]');
    await expect(image).toHaveAttribute('content', `https://your-docusaurus-site.example.com/img/cards/${card}.png`);
    expect(existsSync(path.join(build, `img/cards/${card}.png`))).toBe(true);
  }
});

test('a page loads no script file until the reader acts, and a click before that counts', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await page.goto(`${fixtureOrigin}/docs/intro`, { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tutorial Intro');
  expect(scripts).toEqual([]);
  await searchParts(page).button.click();
  await expect(searchParts(page).field).toBeFocused();
  expect(scripts).not.toEqual([]);
});

test('drafts are not built, and no list names an unlisted page', () => {
  const pages = globSync('{docs,blog}/{draft,unlisted,hidden-*}{.html,/index.html,.md}', { cwd: build }).sort();
  expect(pages).toEqual([
    'blog/hidden-unlisted.md',
    'blog/hidden-unlisted/index.html',
    'docs/unlisted.md',
    'docs/unlisted/index.html',
  ]);
  const lists = globSync(['*.{txt,json,xml}', 'blog/*.xml', 'search-index/*'], { cwd: build });
  for (const name of ['llms.txt', 'llms-full.txt', 'addresses.json', 'sitemap.xml', 'blog/rss.xml', 'blog/atom.xml']) {
    expect(lists).toContain(name);
  }
  const read = (file: string) => {
    const content = readFileSync(path.join(build, file));
    return (file.endsWith('.bin') ? gunzipSync(content) : content).toString('latin1');
  };
  const indexed = lists.filter((file) => file.endsWith('.bin')).map(read);
  expect(indexed.join(), 'the index is read').toContain('First Blog Post');
  const naming = lists.filter((file) => /hidden|unlisted/i.test(read(file)));
  expect(naming).toEqual([]);
});
