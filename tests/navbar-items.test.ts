import { readFileSync } from 'node:fs';
import path from 'node:path';
import { load, type CheerioAPI } from 'cheerio';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildSite } from './support/build-site.ts';

let page: CheerioAPI;

beforeAll(async () => {
  const { output, siteDir } = await buildSite('navbar-items', path.join(__dirname, 'fixtures/navbar-items'));
  expect(output).toContain('Generated static files');
  page = load(readFileSync(path.join(siteDir, 'build/docs/guide.html'), 'utf8'));
}, 120_000);

// The fixture's site.json names every type of the navbar twice, at the left and at the right.
describe.each(['left', 'right'])('the navbar at the %s', (side) => {
  const find = (selector: string) =>
    page(`.navbar__items${side === 'right' ? '--right' : ':not(.navbar__items--right)'} ${selector}`);
  const link = (text: string) => find(`a:contains("${text} ${side}")`).attr('href');
  const menu = (entry: string) => find(`.dropdown:has(.dropdown__menu a:contains("${entry} ${side}"))`);

  it('default, which is no type: a link', () => expect(link('Link')).toBe('/blog'));
  it('doc: a link to the doc', () => expect(link('Doc')).toBe('/docs/guide'));
  it('docSidebar: a link to the first doc of the sidebar', () => expect(link('Sidebar')).toBe('/docs'));
  it('docsVersion: a link to the version', () => expect(link('Version')).toBe('/docs'));
  it('html: the markup', () => expect(find('em').text()).toBe(`Note ${side}`));
  it('search: the search bar', () => expect(find('input[type=search]')).toHaveLength(1));

  it('dropdown: a button with its links', () => {
    expect(menu('Entry').children('a').first().text()).toBe(`Menu ${side}`);
    expect(link('Entry')).toBe('/docs/guide');
  });

  it('docsVersionDropdown: the versions, then further links', () => {
    expect(menu('Older').find('.dropdown__menu a').first().attr('href')).toBe('/docs/guide');
    expect(link('Older')).toBe('/blog/archive');
  });

  it('localeDropdown: the languages, then further links', () => {
    expect(menu('Translate').find('a[lang=en]').text()).toBe('English');
    expect(link('Translate')).toBe('https://example.com');
  });
});
