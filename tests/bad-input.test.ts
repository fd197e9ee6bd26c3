import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { buildSite } from './support/build-site.ts';

const folder = path.join(__dirname, 'fixtures/bad-input');

/** What an author reads, by the folder in fixtures/bad-input that brings the mistake into the fixture site. */
const messages: Record<string, string> = {
  'broken-anchor': `
docs/guide.mdx:11 - Broken anchor: /docs/guide#frist-step names a heading that /docs/guide does not have.
  Link to a heading of that page, or give the heading the id with {/* #frist-step */} behind its text.`,
  'broken-link': `
docs/guide.mdx:11 - Broken link: no page has the address /docs/gudie.
  Did you mean /docs/guide? Correct the link, or add the page.`,
  'duplicate-slug': `
docs/introduction.mdx:4 - Duplicate address /docs/: docs/guide.mdx and docs/introduction.mdx both claim it.
  Give one of them another \`slug\` in its front matter.`,
  'failing-code-block': `
tests/.sites/failing-code-block/docs/guide.mdx:12:7 - TS2322: Type 'number' is not assignable to type 'string'.
  Correct it; \`npm run check-snippets -- tests/.sites/failing-code-block/docs/guide.mdx\` tells sooner than a build.`,
  'sidebar-without-link': `
site.json:2 - The navbar item of the sidebar "notes" leads nowhere: that sidebar has no doc.
  Add a doc to the sidebar, or take the item out of the navbar.`,
  'unknown-doc-id-in-navbar': `
site.json:1 - There is no doc with the id "giude" in version current.
  Did you mean guide? Use one of the doc ids: guide, introduction.`,
  'unknown-doc-id-in-sidebar': `
sidebars.ts:1 - There is no doc with the id "giude" in tests/.sites/unknown-doc-id-in-sidebar/sidebars.ts.
  Did you mean guide? Use one of the doc ids: guide, introduction.`,
  'unknown-navbar-item-type': `
site.json:1 - Unknown navbar item type "dropdwon" in themeConfig.navbar.items.
  Did you mean dropdown? Leave the type out for a link, or use one of: dropdown, html, doc, docSidebar, docsVersion, `,
  'unknown-sidebar-id': `
site.json:1 - There is no sidebar with the id "dcos" in version current.
  Did you mean docs? Use one of the sidebar ids: docs.`,
  'unknown-type-in-table': `
tests/.sites/unknown-type-in-table/docs/guide.mdx:11:1 - TypeTable: \`@trpc/client\` 11.19.0 exports no \`HTTPBatchLinkOption\`; did you mean \`HTTPBatchLinkOptions\`?
  Correct it; \`npm run check-snippets -- tests/.sites/unknown-type-in-table/docs/guide.mdx\` tells sooner than a build.`,
  'wrong-front-matter': `
docs/guide.mdx:6 - Wrong front matter: "sidebar_position" must be a number.
  Correct it between the --- lines at the top of the file.`,
  'wrong-front-matter-of-a-post': `
blog/2021-01-01-post.mdx:3 - Wrong front matter: "slug" must be a string.
  Correct it between the --- lines at the top of the file.`,
};

/** Compiling MDX ends the process before scripts/build.ts can speak: Docusaurus' own message has to do. */
const ownMessages: Record<string, string[]> = {
  'broken-markdown-link': [
    'Markdown link with URL `./refrence.mdx` in source file "tests/.sites/broken-markdown-link/docs/guide.mdx" (11:5)',
    'Make sure it references a local Markdown file that exists',
  ],
};

/** Mistakes that one build tells of together: it renders all pages before it gives up. */
const pagesThatCannotBeRendered = [
  `src/pages/nothing.tsx:1 - The page has no default export, so that there is nothing to render.
  Export a React component as its default.`,
  `src/pages/storage.tsx:1 - The page reads the browser’s storage while it is rendered, where there is none.
  Use the storage in effects and event handlers, or read it with \`useStorageSlot\`.`,
  `src/pages/docs-plugin.tsx:1 - The page uses a docs plugin that docusaurus.config.ts does not have.
  Correct the id of the plugin, or add the plugin.`,
];

// vitest.config.ts lets two of them run at a time.
describe.concurrent('a build', { timeout: 120_000 }, () => {
  it('succeeds without a mistake', async () => {
    const { exitCode, output, siteDir } = await buildSite('sound');
    expect(output).toContain('Generated static files');
    expect(exitCode).toBe(0);
    expect(existsSync(path.join(siteDir, 'build/docs/guide.html'))).toBe(true);
  });

  it.each(Object.entries(messages))('fails on %s, and says where and what to do', async (name, message) => {
    const { exitCode, output } = await buildSite(name, path.join(folder, name));
    expect(output).toContain(`The site was not built: 1 problem.\n${message}`);
    expect(output, 'no stack trace').not.toMatch(/^ +at /m);
    expect(exitCode).toBe(1);
  });

  it.each(Object.entries(ownMessages))('fails on %s with the file and the place', async (name, parts) => {
    const { exitCode, output } = await buildSite(name, path.join(folder, name));
    for (const part of parts) expect(output).toContain(part);
    expect(exitCode).toBe(1);
  });

  it('fails on pages that cannot be rendered, and names each', async () => {
    const name = 'pages-that-cannot-be-rendered';
    const { exitCode, output } = await buildSite(name, path.join(folder, name));
    expect(output).toContain('The site was not built: 3 problems.');
    for (const problem of pagesThatCannotBeRendered) expect(output).toContain(problem);
    expect(output, 'no stack trace').not.toMatch(/^ +at /m);
    expect(exitCode).toBe(1);
  });

  it('fails on a wrong environment variable, and names it', async () => {
    const { exitCode, output } = await buildSite('wrong-environment', undefined, { BASE_URL: 'docs' });
    expect(output).toContain(`The site was not built: 1 problem.

The environment variable BASE_URL is "docs", but it must be a path that starts and ends with a slash, for example BASE_URL=/preview-42/.
  Correct it, or unset it to use the default.`);
    expect(output, 'no stack trace').not.toMatch(/^ +at /m);
    expect(exitCode).toBe(1);
  });
});

it('holds every fixture of bad input against a message', () => {
  expect(readdirSync(folder).sort()).toEqual(
    [...Object.keys(messages), ...Object.keys(ownMessages), 'pages-that-cannot-be-rendered'].sort(),
  );
});
