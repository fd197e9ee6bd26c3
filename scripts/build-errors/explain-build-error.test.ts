import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import { checkLimits } from '@typed-docs/redirects/hosts/check-limits';
import { formatRedirectProblems } from '@typed-docs/redirects/find-problems';
import { pageProblemsHeading } from '@typed-docs/snippets/report';
import { explainBuildError, type SiteFiles } from './explain-build-error.ts';

// Messages are copied from Docusaurus 3.10.2.

const files: Record<string, string> = {
  'docusaurus.config.ts':
    "navbar: { items: [\n  { type: 'dropdwon' },\n  { docId: 'giude' },\n  { sidebarId: 'dcos' },\n]}",
  'sidebars.ts': "export default {\n  docs: ['introduction', 'giude'],\n};",
  'docs/guide.mdx': '---\nid: guide\nslug: /guide\nsidebar_position: first\n---\n\nRead [on](/docs/gudie).\n',
  'docs/introduction.mdx': '---\nid: introduction\nslug: /guide\n---\n\n[Here](#frist-step)\n<Tbas />\n',
  'blog/2021-01-01-post.mdx': '---\nslug: post\nauthors: taem\ntags: [relaese]\n---\n',
  'i18n/fr/docusaurus-plugin-content-blog/2021-01-01-post.mdx': '---\nslug: post\ntags: [relaese]\n---\n',
  'src/pages/media.mdx': '---\ntitle: [Media]\n---\n',
};

const site: SiteFiles = {
  pageSources: [
    { address: '/docs/', file: 'docs/introduction.mdx' },
    { address: '/docs/guide', file: 'docs/guide.mdx' },
  ],
  locate: (text, file) => {
    for (const name of file ? [file] : Object.keys(files)) {
      const line = files[name]?.split('\n').findIndex((one) => one.includes(text)) ?? -1;
      if (line >= 0) return `${name}:${line + 1}`;
    }
  },
};

const print = (error: unknown) =>
  `\n[ERROR] ${inspect(error, { depth: Infinity })}\n[INFO] Docusaurus version: 3.10.2\n`;

const chain = (...messages: string[]) =>
  messages.reduceRight<unknown>((cause, message) => new Error(message, { cause }), undefined);

const explainFor = (locale: string, ...messages: string[]) =>
  explainBuildError(print(chain(`Unable to build website for locale ${locale}.`, ...messages)), site);

const explain = (...messages: string[]) => explainFor('en', ...messages);

describe('explainBuildError', () => {
  it('leaves errors that no rule knows to the caller', () => {
    expect(explain('Out of memory')).toEqual([]);
    expect(explainBuildError('', site)).toEqual([]);
  });

  it('says where the configuration cannot be loaded, and why', () => {
    const unloadable = (cause: string) =>
      explainBuildError(print(chain('Docusaurus could not load module at path "docusaurus.config.ts"', cause)), site);
    expect(unloadable('ParseError: Unexpected token, expected ","  \n docusaurus.config.ts:2:12')).toEqual([
      'docusaurus.config.ts:2 - Unexpected token, expected ","',
    ]);
    expect(unloadable('dropdwon is not defined')).toEqual(['docusaurus.config.ts:2 - dropdwon is not defined']);
    expect(unloadable("Cannot find module 'dcos'")).toEqual(["docusaurus.config.ts:4 - Cannot find module 'dcos'"]);
    expect(unloadable('No such color')).toEqual(['docusaurus.config.ts - No such color']);
    const environment = 'The environment variable BASE_URL is "docs", but it must start with a slash.';
    expect(unloadable(environment)).toEqual([environment]);
  });

  it('finds the line of a broken link and the address that was meant', () => {
    const message =
      'Docusaurus found broken links!\n\nExhaustive list of all broken links found:\n' +
      '- Broken link on source page path = /docs/guide:\n   -> linking to /docs/gudie\n';
    expect(explain(message)).toEqual([
      'docs/guide.mdx:7 - Broken link: no page has the address /docs/gudie.\n' +
        '  Did you mean /docs/guide? Correct the link, or add the page.',
    ]);
  });

  it('tells a broken anchor from a broken link, and resolves what was written', () => {
    const message =
      'Docusaurus found broken anchors!\n\n- Broken anchor on source page path = /docs:\n' +
      '   -> linking to #frist-step (resolved as: /docs#frist-step)\n';
    expect(explain(message)).toEqual([
      "docs/introduction.mdx:6 - Broken anchor: #frist-step names a heading that /docs doesn't have.\n" +
        '  Link to a heading of that page, or give the heading this id with {/* #frist-step */} after its text.',
    ]);
  });

  it('names the page where no file is known to hold the link', () => {
    const message =
      'Docusaurus found broken links!\n- Broken link on source page path = /blog/tags:\n   -> linking to /nowhere\n';
    expect(explain(message)).toEqual([expect.stringMatching(/^the page \/blog\/tags - Broken link/)]);
  });

  it.each([
    ['a failed check of code blocks', `${pageProblemsHeading}\ndocs/guide.mdx:12:7 - TS2322: No.\n    A further line.`],
    ['redirects', formatRedirectProblems([{ rule: '/old', problem: 'It leads nowhere.', advice: 'Remove it.' }])],
    ['the size of the site', checkLimits({ files: 2 }, [{ measure: 'files', most: 1 }])!],
    ['a duplicate address', 'Duplicate address /docs/a: docs/a.mdx and docs/b.mdx both claim it. Give one another.'],
    ['the environment', 'The environment variable BASE_URL is "docs", but it must be a path. Correct it.'],
    ['options of a plugin', 'social-cards: invalid options.\n  "wordmark": expected string'],
  ])('passes on what our own code says of %s', (_, message) => {
    expect(explain('Docusaurus could not load the site', message)).toEqual([message]);
  });

  it('reads errors that are aggregated and colored, once each', () => {
    const broken = new Error(
      'Couldn\'t find any doc with id "giude" in version "current".\nAvailable doc ids are:\n- guide',
    );
    const error = new Error('\u001b[31mgeneration failed', { cause: new AggregateError([broken, broken], '') });
    expect(explainBuildError(print(error), site)).toEqual([
      'docusaurus.config.ts:3 - Couldn\'t find any doc with id "giude" in version "current".\n' +
        'Available doc ids are:\n- guide\n  Did you mean guide?',
    ]);
  });

  it.each([
    [
      'Can\'t find any sidebar with id "dcos" in version current".\nAvailable sidebar ids are:\n- docs',
      'docusaurus.config.ts:4',
      'Did you mean docs?',
    ],
    [
      'Invalid sidebar file at "sidebars.ts".\nThese sidebar document ids do not exist:\n- giude\n\n' +
        'Available document ids are:\n- guide\n- introduction',
      'docusaurus.config.ts:3',
      'Did you mean guide?',
    ],
    [
      'Bad navbar item type dropdwon',
      'docusaurus.config.ts:2',
      'Did you mean dropdown? Omit the type for a link, or use one of: dropdown, html, doc, docSidebar, docsVersion, ',
    ],
    ['No NavbarItem component found for type "custom-x".', 'docusaurus.config.ts', 'Omit the type for a link'],
    [
      `DocSidebarNavbarItem: Sidebar with ID "dcos" doesn't have anything to be linked to.`,
      'docusaurus.config.ts:4',
      'Add a doc to the sidebar',
    ],
  ])('finds the wrong name in the configuration: %s', (message, place, advice) => {
    const [text, ...more] = explain(message);
    expect(more).toEqual([]);
    expect(text).toContain(`${place} - ${message}\n  ${advice}`);
  });

  it('names the translation of a post, where there is one', () => {
    const messages = [
      'Processing of blog source file path=2021-01-01-post.mdx failed.',
      'Tags [relaese] used in 2021-01-01-post.mdx are not defined in tags.yml',
    ];
    expect(explainFor('fr', ...messages)).toEqual([
      expect.stringMatching(/^i18n\/fr\/docusaurus-plugin-content-blog\/2021-01-01-post\.mdx:3 - /),
    ]);
    expect(explainFor('de', ...messages)).toEqual([expect.stringMatching(/^blog\/2021-01-01-post\.mdx:4 - /)]);
  });

  it.each([
    [
      'a field of a doc',
      "Can't process doc metadata for doc at path path=docs/guide.mdx in version name=current",
      '"sidebar_position" must be a number',
      'docs/guide.mdx:4',
    ],
    [
      'an author of a post',
      'Processing of blog source file path=2021-01-01-post.mdx failed.',
      'Blog author with key "taem" not found in the authors map file.\nValid author keys are:\n- team',
      'blog/2021-01-01-post.mdx:3',
    ],
    [
      'a tag of a post',
      'Processing of blog source file path=2021-01-01-post.mdx failed.',
      'Tags [relaese] used in 2021-01-01-post.mdx are not defined in tags.yml',
      'blog/2021-01-01-post.mdx:4',
    ],
    [
      'the YAML of a post',
      'Processing of blog source file path=2021-01-01-post.mdx failed.',
      'unexpected end of the stream within a double quoted scalar (7:1)\n\n 7 | \n-----^',
      'blog/2021-01-01-post.mdx:7',
    ],
    [
      'a field of a page',
      'Processing of page source file path=media.mdx failed.',
      '"title" must be a string',
      'src/pages/media.mdx:2',
    ],
    [
      'a file that was removed meanwhile',
      'Processing of page source file path=gone.mdx failed.',
      '"title" must be a string',
      'src/pages/gone.mdx',
    ],
  ])('finds wrong front matter: %s', (_, message, cause, place) => {
    expect(explain(message, cause)).toEqual([
      `${place} - Wrong front matter: ${cause}\n  Correct it between the --- lines at the top of the file.`,
    ]);
  });

  it('reads errors without a stack trace', () => {
    const cause = Object.assign(new Error(), { stack: 'ValidationError: "slug" must be a string', _original: {} });
    const message = "Can't process doc metadata for doc at path path=docs/guide.mdx in version name=current";
    expect(explainBuildError(print(new Error(message, { cause })), site)).toEqual([
      expect.stringContaining('docs/guide.mdx:3 - Wrong front matter: "slug" must be a string\n  Correct'),
    ]);
  });

  it('names the file of a page that cannot be rendered', () => {
    const failure = (cause: string) => explain('Can\'t render static file for pathname "/docs"', cause);
    const unknown = 'Expected component `Tbas` to be defined: you likely forgot to import, pass, or provide it.';
    expect(failure(unknown)).toEqual([`docs/introduction.mdx:7 - The page cannot be rendered: ${unknown}`]);
    const storage = 'Illegal storage API usage for storage key "a".\nOnly call storage APIs in effects.';
    expect(failure(storage)).toEqual([`docs/introduction.mdx - The page cannot be rendered: ${storage}`]);
  });
});
