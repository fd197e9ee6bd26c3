import { chromium, type Browser, type Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { buildApp, startApp, watchApp, writeApp, type App, type RunningApp } from './support/apps.ts';
import { chromiumLaunchOptions } from './support/chromium.ts';
import { findFreePort, removeProject, typeCheckProjects } from './support/projects.ts';

const apps: (App & { check: (app: RunningApp, page: Page) => Promise<void> })[] = [
  {
    page: 'docs/client/nextjs/app-router/setup.mdx',
    kind: 'next',
    more: {
      page: 'docs/client/nextjs/app-router/server-actions.mdx',
      files: [
        'server/action.ts',
        'server/form-input.ts',
        'app/new/actions.ts',
        'app/new/form-action.ts',
        'app/new/book-form.tsx',
        'app/new/page.tsx',
      ],
    },
    async check(app, page) {
      await checkAppRouter(app, page);
      await checkServerActions(app, page);
    },
  },
  { page: 'docs/client/nextjs/setup.mdx', kind: 'next', check: checkShelf },
  { page: 'docs/client/vanilla/setup.mdx', kind: 'vite', check: checkShelf },
  { page: 'docs/client/tanstack-react-query/setup.mdx', kind: 'vite', check: checkShelf },
  { page: 'docs/client/react/setup.mdx', kind: 'vite', check: checkShelf },
  {
    page: 'versioned_docs/version-10.x/client/nextjs/setup.mdx',
    kind: 'next',
    // Halves the time of a build with Next.js 14. Later versions gain nothing from it.
    config: `module.exports = {
      outputFileTracing: false,
      webpack: (config) => Object.assign(config, { optimization: { ...config.optimization, minimize: false } }),
    };`,
    check: checkShelf,
  },
  { page: 'versioned_docs/version-10.x/client/vanilla/setup.mdx', kind: 'vite', check: checkShelf },
  { page: 'versioned_docs/version-10.x/client/react/setup.mdx', kind: 'vite', check: checkShelf },
  { page: 'versioned_docs/version-9.x/reactjs/introduction.mdx', kind: 'vite', check: checkShelf },
];

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch(chromiumLaunchOptions());
});
afterAll(() => browser?.close());

it('the apps that Vite builds type-check', { timeout: 300_000 }, async () => {
  const vite = apps.filter(({ kind }) => kind === 'vite').map((app) => ({ app, folder: writeApp(app) }));
  onTestFinished(() => vite.forEach(({ folder }) => removeProject(folder)));
  const { exitCode, output } = await typeCheckProjects(vite.map(({ folder }) => folder));
  const places = vite.map(({ app, folder }) => `${app.page} in ${folder}`).join('\n');
  expect(exitCode, `${output}\n${places}`).toBe(0);
});

// A Next.js build takes about 15 seconds, and twice that next to other tests.
describe.each(apps)('the app of $page', { timeout: 300_000 }, (app) => {
  // Next.js checks the types of an app before it builds it.
  it('builds and answers', async () => {
    const port = await findFreePort();
    const folder = writeApp(app, port);
    onTestFinished(() => removeProject(folder));

    const built = await buildApp(app, folder);
    expect(built.exitCode, `the build of ${app.page}:\n${built.output}`).toBe(0);

    const running = await startApp(app, folder, port, (step) => onTestFinished(step));
    const page = await browser.newPage();
    page.setDefaultTimeout(10_000);
    onTestFinished(() => void page.close());
    try {
      await app.check(running, page);
    } catch (error) {
      const shown = await page.locator('body').innerText();
      throw new Error(
        `${app.page}: ${error instanceof Error ? error.message : error}\n` +
          `The page shows:\n${shown}\nThe app printed:\n${running.printed()}`,
        { cause: error },
      );
    }
  });
});

async function checkAppRouter({ url }: RunningApp, page: Page): Promise<void> {
  const html = await (await fetch(url)).text();
  expect(withoutScripts(html)).toContain('>Dune</a>');

  const list = await fetch(`${url}/api/trpc/book.list`);
  expect(await list.json()).toMatchObject({ result: { data: { json: [{ title: 'Dune' }, { title: 'Emma' }] } } });

  const refused = await fetch(`${url}/api/trpc/book.add`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ json: { title: 'Momo', author: 'Michael Ende' } }),
  });
  expect(refused.status).toBe(401);
  expect(await refused.json()).toMatchObject({ error: { json: { data: { code: 'UNAUTHORIZED' } } } });

  expect((await fetch(`${url}/books/2`)).status).toBe(200);
  expect((await fetch(`${url}/books/9`)).status).toBe(404);
  const mine = await fetch(`${url}/mine`, { redirect: 'manual' });
  expect([mine.status, mine.headers.get('location')]).toEqual([307, '/sign-in']);

  const { errors, calls } = watchApp(page);
  await page.goto(url);
  await addBook(page);
  await page.getByRole('alert').getByText('Sign in to add books.').waitFor();
  expect(calls).toEqual(['POST book.add']);

  await page.goto(`${url}/sign-in`);
  await page.getByLabel('Your name').fill('Ada');
  await page.getByLabel('Door code').fill('1234');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(`${url}/`);
  calls.length = 0;
  await addBook(page);
  await page.getByRole('link', { name: 'Momo' }).waitFor();
  expect(calls).toEqual(['POST book.add', 'GET book.list']);

  await page.getByRole('link', { name: 'My books' }).click();
  await page.getByRole('heading', { name: 'Books that I added' }).waitFor();
  expect(await page.getByRole('listitem').allTextContents()).toEqual(['Dune', 'Momo']);
  expect(errors).toEqual([]);
}

async function checkShelf({ url }: RunningApp, page: Page): Promise<void> {
  const { errors, calls } = watchApp(page);
  await page.goto(url);
  const books = page.getByRole('listitem');
  await books.nth(1).waitFor();
  expect(await books.allTextContents()).toEqual(['Dune by Frank Herbert', 'Emma by Jane Austen']);
  expect(calls).toContain('GET book.list');

  await page.getByLabel('Title').fill('Momo');
  await page.getByLabel('Author').fill('Michael Ende');
  await page.getByRole('button', { name: /add|put it/i }).click();
  await books.getByText('Momo by Michael Ende').waitFor();
  expect(calls).toContain('POST book.add');
  expect(errors).toEqual([]);
}

async function checkServerActions({ url }: RunningApp, page: Page): Promise<void> {
  const { errors } = watchApp(page);
  await page.goto(`${url}/new`);
  await page.getByLabel('Author').fill('Astrid Lindgren');
  await page.getByRole('button', { name: 'Add' }).click();
  await page.getByRole('alert').getByText('expected string to have >=1 characters').waitFor();
  expect(await page.getByLabel('Author').inputValue()).toBe('Astrid Lindgren');

  await page.getByLabel('Title').fill('Ronja');
  await page.getByRole('button', { name: 'Add' }).click();
  await page.waitForURL(`${url}/`);
  await page.getByRole('link', { name: 'Ronja' }).waitFor();
  expect(errors).toEqual([]);
}

async function addBook(page: Page): Promise<void> {
  await page.getByLabel('Title').fill('Momo');
  await page.getByLabel('Author').fill('Michael Ende');
  await page.getByRole('button', { name: 'Add' }).click();
}

/** Next.js repeats the data in scripts, which readers without JavaScript do not see. */
function withoutScripts(html: string): string {
  return html.replaceAll(/<script[\s\S]*?<\/script>/g, '');
}
