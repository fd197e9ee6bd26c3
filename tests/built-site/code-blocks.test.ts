import { expect, test } from 'vitest';
import { loadPage } from '../support/built-pages.ts';

for (const { address, version } of [
  { address: '/docs/quickstart', version: '11.19.0' },
  { address: '/docs/v10/quickstart', version: '10.45.4' },
  { address: '/docs/v9/quickstart', version: '9.27.4' },
]) {
  test(`blocks of ${address} say how they are checked, and what the compiler says, in place`, () => {
    const $ = loadPage(address);
    const marks = $('figure > small')
      .toArray()
      .map((mark) => $(mark).text());
    expect(new Set(marks)).toEqual(new Set([`Compiled against ${version}`, `Output verified with ${version}`]));
    for (const unchecked of ['npm install', '"scripts"']) {
      expect($(`figure:contains('${unchecked}')`).length).toBeGreaterThan(0);
      expect($(`figure:contains('${unchecked}') small`)).toHaveLength(0);
    }
    expect($('figure .note.error').first().text()).toMatch(/Error \d{4} /);
    expect($('figure i.error').length).toBeGreaterThan(0);
    expect($('figure .note.type').length).toBeGreaterThan(0);
  });
}

test.each(['/docs/v10/client/links/splitLink', '/docs/v9/links', '/blog/announcing-trpc-v11'])(
  'names in %s do not lead to the reference of the current version',
  (address) => {
    const $ = loadPage(address);
    expect($('article code').length).toBeGreaterThan(0);
    expect($('.api-link')).toHaveLength(0);
  },
);
