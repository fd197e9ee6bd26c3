import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, expect as expectPage, type Browser, type Page } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { assembleSite } from './support/build-site.ts';
import { chromiumLaunchOptions } from './support/chromium.ts';
import { findFreePort, rootBin, startProgram } from './support/projects.ts';

const root = path.resolve(__dirname, '..');
const patience = { timeout: 60_000 };

let siteDir: string;
let server: Awaited<ReturnType<typeof startProgram>>;
let browser: Browser;
let page: Page;

const read = (file: string) => readFileSync(path.join(siteDir, file), 'utf8');
const write = (file: string, text: string) => writeFileSync(path.join(siteDir, file), text);

const navbar = `import site from './site.json';\nexport const title = site.name;\n`;

const compiled = 'compiled successfully';

const overlay = () => page.frameLocator('#webpack-dev-server-client-overlay').locator('body');

beforeAll(async () => {
  siteDir = assembleSite('development');
  mkdirSync(path.join(siteDir, 'config'));
  write('config/site.json', '{ "name": "Fixture" }');
  write('config/navbar.ts', navbar);
  const config = read('docusaurus.config.ts').replace(`title: 'Fixture'`, 'title');
  write('docusaurus.config.ts', `import { title } from './config/navbar.ts';\n${config}`);
  write('tsconfig.json', JSON.stringify({ extends: '../../../tsconfig.json', exclude: [] }));
  mkdirSync(path.join(siteDir, 'src/pages'), { recursive: true });
  write('src/pages/counter.tsx', `const count: number = 1;\nexport default () => <h1>Count {count}</h1>;\n`);
  write(
    'docs/edited.mdx',
    `---\ndescription: A page.\nlibrary: 11.x\n---\n\n# Edited\n\n\`\`\`ts\nconst count: number = 1;\n\`\`\`\n`,
  );

  const port = await findFreePort();
  const command = [rootBin('docusaurus'), 'start', siteDir] as const;
  const options = ['--no-open', '--host', '127.0.0.1', '--port', String(port)];
  server = await startProgram([...command, ...options], root, 'Pages: ready at');
  browser = await chromium.launch(chromiumLaunchOptions());
  page = await browser.newPage({ baseURL: `http://127.0.0.1:${port}` });
}, 240_000);

afterAll(async () => {
  await browser?.close();
  server?.stop();
});

/** Makes a mistake, expects it in the terminal and over the page, and fixes it. */
async function expectReport(file: string, correct: string, mistake: string, reported: string, whenFixed: string) {
  const source = read(file);
  const printed = server.printed().length;
  write(file, source.replace(correct, mistake));
  await expectPage(overlay()).toContainText(reported, patience);
  await expect.poll(() => server.printed().slice(printed), patience).toContain(reported);

  const reportedUntil = server.printed().length;
  write(file, source);
  await expect.poll(() => server.printed().slice(reportedUntil), patience).toContain(whenFixed);
  await expectPage(page.locator('#webpack-dev-server-client-overlay')).toHaveCount(0, patience);
}

it('reports and withdraws mistakes in the terminal and the browser', async () => {
  await page.goto('/docs/edited', patience);
  const heading = page.getByRole('heading', { level: 1 });
  await expectPage(heading).toHaveText('Edited', patience);

  await expectReport('docs/edited.mdx', '= 1;', `= 'one';`, 'docs/edited.mdx:9:7', compiled);
  await expectReport('docs/edited.mdx', '# Edited', '# Edited <b', 'MDX compilation failed', compiled);
  await expectPage(heading).toHaveText('Edited');
  const typeError = `Type 'string' is not assignable to type 'number'`;
  await expectReport('src/pages/counter.tsx', '= 1;', `= 'one';`, typeError, 'no errors found');
}, 240_000);

it('reloads the configuration after an edit in config/, also after one that fails', async () => {
  const config = read('docusaurus.config.ts');
  const header = page.getByRole('navigation', { name: 'Main' });
  await page.goto('/docs/edited', patience);
  await expectPage(header).toContainText('Fixture', patience);

  write('config/site.json', '{ "name": "Renamed" }');
  await expectPage(header).toContainText('Renamed', patience);
  expect(server.printed()).toContain('config/site.json changed: reloading the configuration');

  write('config/navbar.ts', navbar.replace('site.name;', 'site.;'));
  await expect.poll(server.printed, patience).toMatch(/Unexpected token\s+\S+config\/navbar\.ts:2:26/);
  await expectPage(header).toContainText('Renamed');

  write('config/navbar.ts', navbar.replace('site.name', '`${site.name} again`'));
  await expectPage(header).toContainText('Renamed again', patience);
  expect(read('docusaurus.config.ts')).toBe(config);
}, 240_000);
