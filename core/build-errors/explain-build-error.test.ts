import { describe, expect, it } from 'vitest';
import { explainBuildError, type SiteFiles } from './explain-build-error.ts';
import { formatRedirectProblems } from '../redirects/find-problems.ts';
import { findDuplicateAddresses } from './page-sources.ts';

// The messages are Docusaurus 3.10.2's own, as a failed build throws them.

const files: Record<string, string> = {
  'docusaurus.config.ts':
    "navbar: { items: [\n  { type: 'dropdwon' },\n  { docId: 'giude' },\n  { sidebarId: 'dcos' },\n]}",
  'sidebars.ts': "export default {\n  docs: ['introduction', 'giude'],\n};",
  'docs/guide.mdx': '---\nid: guide\nslug: /guide\nsidebar_position: first\n---\n\nRead [on](/docs/gudie).\n',
  'docs/introduction.mdx': '---\nid: introduction\nslug: /guide\n---\n\n[Here](#frist-step)\n<Tbas />\n',
  'config/redirects.ts': "[\n  {\n    rules: {\n      '/old': '/gone',\n",
  'blog/2021-01-01-post.mdx': '---\nslug: post\nauthors: taem\ntags: [relaese]\n---\n',
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

const explain = (...messages: string[]) =>
  explainBuildError(
    messages.reduceRight<unknown>((cause, message) => new Error(message, { cause }), undefined),
    site,
  );

describe('explainBuildError', () => {
  it('leaves errors that no rule knows to the caller', () => {
    expect(explain('Unable to build website for locale en.', 'Out of memory')).toEqual([]);
    expect(explainBuildError(undefined, site)).toEqual([]);
  });

  it.each([
    [
      "The page component at /docs/guide doesn't have a default export. This makes it impossible to render anything.",
      'docs/guide.mdx:1',
      'The page has no default export, so that there is nothing to render.',
    ],
    [
      'Illegal storage API usage for storage key "reader-1a2".\nDocusaurus storage APIs are not supposed to be called.',
      'docs/guide.mdx',
      'The page reads the browser’s storage while it is rendered, where there is none.',
    ],
    [
      'You are using a feature of the Docusaurus docs plugin, but this plugin does not seem to be enabled (pluginId=a',
      'docs/guide.mdx',
      'The page uses a docs plugin that docusaurus.config.ts does not have.',
    ],
  ])('names the page that cannot be rendered because of: %s', (cause, place, problem) => {
    expect(explain('Can\'t render static file for pathname "/docs/guide"', cause)).toEqual([
      { place, problem, advice: expect.stringMatching(/\.$/) },
    ]);
  });

  it('names the navbar item of a sidebar without a doc', () => {
    expect(explain(`DocSidebarNavbarItem: Sidebar with ID "dcos" doesn't have anything to be linked to.`)).toEqual([
      {
        place: 'docusaurus.config.ts:4',
        problem: 'The navbar item of the sidebar "dcos" leads nowhere: that sidebar has no doc.',
        advice: 'Add a doc to the sidebar, or take the item out of the navbar.',
      },
    ]);
  });

  it('finds the line of a broken link and the address that was meant', () => {
    const message =
      'Docusaurus found broken links!\n\nExhaustive list of all broken links found:\n' +
      '- Broken link on source page path = /docs/guide:\n   -> linking to /docs/gudie\n';
    expect(explain('Unable to build website for locale en.', message)).toEqual([
      {
        place: 'docs/guide.mdx:7',
        problem: 'Broken link: no page has the address /docs/gudie.',
        advice: 'Did you mean /docs/guide? Correct the link, or add the page.',
      },
    ]);
  });

  it('tells a broken anchor from a broken link, and resolves what was written', () => {
    const message =
      'Docusaurus found broken anchors!\n\n- Broken anchor on source page path = /docs:\n' +
      '   -> linking to #frist-step (resolved as: /docs#frist-step)\n';
    expect(explain(message)).toEqual([
      {
        place: 'docs/introduction.mdx:6',
        problem: 'Broken anchor: #frist-step names a heading that /docs does not have.',
        advice: 'Link to a heading of that page, or give the heading the id with {/* #frist-step */} behind its text.',
      },
    ]);
  });

  it('passes on the report of a failed check of code blocks', () => {
    const message = [
      'Problems in pages:',
      "docs/guide.mdx:12:7 - TS2322: Type 'number' is not assignable to type 'string'.",
      '    A further line.',
      '9.x: 4 of 40 blocks are not compiled (10.0 %), at most 3 % may be; compile some of them',
    ].join('\n');
    expect(explain('Unable to build website for locale en.', message)).toEqual([
      {
        place: 'docs/guide.mdx:12:7',
        problem: "TS2322: Type 'number' is not assignable to type 'string'.\n    A further line.",
        advice: 'Correct it; `npm run check-snippets -- docs/guide.mdx` tells sooner than a build.',
      },
      {
        place: undefined,
        problem: '9.x: 4 of 40 blocks are not compiled (10.0 %), at most 3 % may be; compile some of them',
        advice: 'Correct it; `npm run check-snippets` tells sooner than a build.',
      },
    ]);
  });

  it('names the row of a redirect, also where the row is written in another way', () => {
    const message = formatRedirectProblems([
      { rule: '/old', problem: '/docs/old leads to /docs/gone, which is no page.', advice: 'Write another.' },
      { rule: '/older', problem: 'Two rules are for /older.', advice: 'Keep one.' },
    ]);
    expect(explain('Unable to build website for locale en.', message)).toEqual([
      {
        place: 'config/redirects.ts:4',
        problem: '/docs/old leads to /docs/gone, which is no page.',
        advice: 'Write another.',
      },
      { place: 'config/redirects.ts', problem: 'Two rules are for /older.', advice: 'Keep one.' },
    ]);
  });

  it('names the page where no file is known to hold the link', () => {
    const message =
      'Docusaurus found broken links!\n- Broken link on source page path = /blog/tags:\n   -> linking to /nowhere\n';
    expect(explain(message)).toMatchObject([{ place: 'the page /blog/tags' }]);
  });

  it('reads errors that are aggregated and coloured, from another realm, once each', () => {
    const broken = {
      message:
        '\u001b[31mCouldn\'t find any doc with id "giude" in version "current".\nAvailable doc ids are:\n- guide',
    };
    const error = { message: 'static site generation failed', cause: { message: '', errors: [broken, broken] } };
    expect(explainBuildError(error, site)).toEqual([
      {
        place: 'docusaurus.config.ts:3',
        problem: 'There is no doc with the id "giude" in version current.',
        advice: 'Did you mean guide? Use one of the doc ids: guide.',
      },
    ]);
  });

  it('lists the sidebars when a sidebar is unknown', () => {
    const message = 'Can\'t find any sidebar with id "dcos" in version current".\nAvailable sidebar ids are:\n- docs';
    expect(explain(message)).toEqual([
      {
        place: 'docusaurus.config.ts:4',
        problem: 'There is no sidebar with the id "dcos" in version current.',
        advice: 'Did you mean docs? Use one of the sidebar ids: docs.',
      },
    ]);
  });

  it('finds the line of an unknown doc in a sidebar file', () => {
    const message =
      'Invalid sidebar file at "sidebars.ts".\nThese sidebar document ids do not exist:\n- giude\n\n' +
      'Available document ids are:\n- guide\n- introduction\n';
    expect(explain(message)).toMatchObject([
      { place: 'sidebars.ts:2', problem: 'There is no doc with the id "giude" in sidebars.ts.' },
    ]);
  });

  it('suggests the navbar item type that was meant', () => {
    const [explanation] = explain('Bad navbar item type dropdwon');
    expect(explanation).toMatchObject({
      place: 'docusaurus.config.ts:2',
      problem: 'Unknown navbar item type "dropdwon" in themeConfig.navbar.items.',
    });
    expect(explanation!.advice).toMatch(/^Did you mean dropdown\? Leave the type out for a link, or use one of: /);
    // A type of the site's own that src/theme/NavbarItem/ComponentTypes does not register passes the validation.
    expect(explain('No NavbarItem component found for type "custom-x".')).toMatchObject([
      { place: 'docusaurus.config.ts', problem: 'Unknown navbar item type "custom-x" in themeConfig.navbar.items.' },
    ]);
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
      'a file that cannot be read any more',
      'Processing of page source file path=gone.mdx failed.',
      '"title" must be a string',
      'src/pages/gone.mdx',
    ],
  ])('finds wrong front matter: %s', (_, message, cause, place) => {
    expect(explain('Unable to build website for locale en.', message, cause)).toEqual([
      {
        place,
        problem: `Wrong front matter: ${cause}.`,
        advice: 'Correct it between the --- lines at the top of the file.',
      },
    ]);
  });

  it('names every post without a truncation marker', () => {
    const message =
      'Docusaurus found blog posts without truncation markers:\n- "blog/a.mdx"\n- "blog/b.mdx"\n\nWe recommend …';
    expect(explain(message).map(({ place }) => place)).toEqual(['blog/a.mdx', 'blog/b.mdx']);
  });

  it('names the page that uses an unknown component', () => {
    const cause = 'Expected component `Tbas` to be defined: you likely forgot to import, pass, or provide it.';
    expect(explain('Can\'t render static file for pathname "/docs"', cause)).toEqual([
      {
        place: 'docs/introduction.mdx:7',
        problem: 'Pages know no component <Tbas>.',
        advice: 'Correct its name, or register it in src/theme/MDXComponents/index.tsx.',
      },
    ]);
  });

  it('reads the duplicates that the page-sources plugin reports', () => {
    const sources = ['docs/guide.mdx', 'docs/introduction.mdx'].map((file) => ({ address: '/docs/guide', file }));
    expect(explain(findDuplicateAddresses(sources).join('\n'))).toEqual([
      {
        place: 'docs/introduction.mdx:3',
        problem: 'Duplicate address /docs/guide: docs/guide.mdx and docs/introduction.mdx both claim it.',
        advice: 'Give one of them another `slug` in its front matter.',
      },
    ]);
  });

  it('passes on what config/env.ts says of a wrong environment variable', () => {
    const message =
      'The environment variable BASE_URL is "docs", but it must be a path that starts and ends with a slash, ' +
      'for example BASE_URL=/preview-42/. Correct it, or unset it to use the default.';
    expect(explain('Docusaurus could not load module at path "docusaurus.config.ts"', message)).toEqual([
      {
        problem:
          'The environment variable BASE_URL is "docs", but it must be a path that starts and ends with a slash, ' +
          'for example BASE_URL=/preview-42/.',
        advice: 'Correct it, or unset it to use the default.',
      },
    ]);
  });
});
