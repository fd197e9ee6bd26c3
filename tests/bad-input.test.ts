import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { buildSite } from './support/build-site.ts';

const folder = path.join(__dirname, 'fixtures/bad-input');

/** Expected messages by folder in fixtures/bad-input, each of which adds one mistake to the fixture site. */
const messages: Record<string, string[]> = {
  'broken-anchor': [
    `docs/guide.mdx:11 - Broken anchor: /docs/guide#frist-step names a heading that /docs/guide does not have.
  Link to a heading of that page, or give the heading the id with {/* #frist-step */} behind its text.`,
  ],
  'broken-link': [
    `docs/guide.mdx:11 - Broken link: no page has the address /docs/gudie.
  Did you mean /docs/guide? Correct the link, or add the page.`,
  ],
  'duplicate-slug': [
    'Duplicate address /docs/: docs/guide.mdx and docs/introduction.mdx both claim it. Give one of them another `slug`',
  ],
  'failing-code-block': [
    "tests/.sites/failing-code-block/docs/guide.mdx:12:7 - TS2322: Type 'number' is not assignable to type 'string'.",
  ],
  'sidebar-without-link': [
    `site.json:2 - DocSidebarNavbarItem: Sidebar with ID "notes" doesn't have anything to be linked to.
  Add a doc to the sidebar, or remove the item from the navbar.`,
  ],
  'unknown-doc-id-in-navbar': [
    'site.json:1 - Couldn\'t find any doc with id "giude" in version "current".\nAvailable doc ids are:\n- guide',
    'Did you mean guide?',
  ],
  'unknown-doc-id-in-sidebar': [
    'sidebars.ts:1 - Invalid sidebar file at "tests/.sites/unknown-doc-id-in-sidebar/sidebars.ts".',
    'Did you mean guide?',
  ],
  'unknown-navbar-item-type': [
    'site.json:1 - Bad navbar item type dropdwon',
    'Did you mean dropdown? Leave the type out for a link, or use one of: dropdown, html, doc, docSidebar, docsVersion, ',
  ],
  'unknown-sidebar-id': [
    'site.json:1 - Can\'t find any sidebar with id "dcos" in version current',
    'Did you mean docs?',
  ],
  'unknown-type-in-table': [
    'tests/.sites/unknown-type-in-table/docs/guide.mdx:11:1 - TypeTable: `@trpc/client` 11.19.0 exports no `HTTPBatchLinkOption`; did you mean `HTTPBatchLinkOptions`?',
  ],
  'wrong-front-matter': [
    `docs/guide.mdx:6 - Wrong front matter: "sidebar_position" must be a number
  Correct it between the --- lines at the top of the file.`,
  ],
  'wrong-front-matter-of-a-post': [
    `blog/2021-01-01-post.mdx:3 - Wrong front matter: "slug" must be a string
  Correct it between the --- lines at the top of the file.`,
  ],
  'pages-that-cannot-be-rendered': [
    "src/pages/nothing.tsx - The page cannot be rendered: The page component at /nothing doesn't have a default export.",
    'src/pages/storage.tsx - The page cannot be rendered: Illegal storage API usage for storage key',
    'src/pages/docs-plugin.tsx - The page cannot be rendered: You are using a feature of the Docusaurus docs plugin',
  ],
};

/** Mistakes for which Docusaurus' own message has file and position. */
const ownMessages: Record<string, string[]> = {
  'broken-markdown-link': [
    'Markdown link with URL `./refrence.mdx` in source file "tests/.sites/broken-markdown-link/docs/guide.mdx" (11:5)',
    'Make sure it references a local Markdown file that exists',
  ],
};

describe.concurrent('a build', { timeout: 120_000 }, () => {
  it('succeeds without a mistake', async () => {
    const { exitCode, output, siteDir } = await buildSite('sound');
    expect(output).toContain('Generated static files');
    expect(exitCode).toBe(0);
    expect(existsSync(path.join(siteDir, 'build/docs/guide.html'))).toBe(true);
  });

  it.each(Object.entries(messages))('fails on %s, and says where and what to do', async (name, parts) => {
    const { exitCode, output } = await buildSite(name, path.join(folder, name));
    expect(output).toContain('The site was not built.');
    for (const part of parts) expect(output).toContain(part);
    expect(output, 'no stack trace').not.toMatch(/^ +at /m);
    expect(exitCode).toBe(1);
  });

  it.each(Object.entries(ownMessages))('fails on %s with the file and the place', async (name, parts) => {
    const { exitCode, output } = await buildSite(name, path.join(folder, name));
    for (const part of parts) expect(output).toContain(part);
    expect(exitCode).toBe(1);
  });

  it('fails on a wrong environment variable, and names it', async () => {
    const { exitCode, output } = await buildSite('wrong-environment', undefined, { BASE_URL: 'docs' });
    expect(output).toContain(`The site was not built.

The environment variable BASE_URL is "docs", but it must be a path that starts and ends with a slash, for example BASE_URL=/preview-42/. Correct it, or unset it to use the default.`);
    expect(output, 'no stack trace').not.toMatch(/^ +at /m);
    expect(exitCode).toBe(1);
  });
});

it('holds every fixture of bad input against a message', () => {
  expect(readdirSync(folder).sort()).toEqual([...Object.keys(messages), ...Object.keys(ownMessages)].sort());
});
