import { describe, expect, it } from 'vitest';
import { joinWanted, pickStyles, readPage, readScript } from './pick-styles.ts';
import { parseStylesheet } from './stylesheet.ts';

const pick = (css: string, html: string) => pickStyles(parseStylesheet(css), readPage(html));
const page = '<html class=plain><body><p id=first class="lead large">Text</p></body></html>';

describe('pickStyles', () => {
  it('takes the selectors that the page has all names of, and their rules', () => {
    expect(pick('.lead,.other{color:red}.other{top:0}p.lead#first>i{top:0}html.plain p{top:1px}', page)).toBe(
      '.lead{color:red}html.plain p{top:1px}',
    );
    expect(pick('.a\\:b{top:0}', '<p class="a:b">')).toBe('.a\\:b{top:0}');
  });

  it('leaves to scripts and readers what they change: states, attributes, and what something is not', () => {
    const css = '[data-theme=dark] p:hover{top:0}p:not(.gone)::before{top:1px}:root{top:2px}*{top:3px}';
    expect(pick(css, page)).toBe(css);
  });

  it('takes a selector one of whose ways the page has', () => {
    expect(pick(':is(.lead,.other) p{top:0}:where(.other,i) p{top:1px}p:has(.other){top:2px}', page)).toBe(
      ':is(.lead,.other) p{top:0}',
    );
  });

  it('takes groups that are not empty, and every layer, whose order counts', () => {
    expect(pick('@layer a,b;@layer c{.other{top:0}}@media print{.lead{top:0}}@media screen{.other{top:0}}', page)).toBe(
      '@layer a,b;@layer c{}@media print{.lead{top:0}}',
    );
  });

  it('takes custom properties that something asks for, also from the page itself and from another property', () => {
    const css = ':root{--a:var(--b);--b:1px;--c:2px;--d:3px;--e:4px}.lead{top:var(--a)}.other{top:var(--c)}';
    expect(pick(css, `${page}<i style="top:var(--d)">`)).toBe(':root{--a:var(--b);--b:1px;--d:3px}.lead{top:var(--a)}');
  });

  it('takes animations that run', () => {
    const css = '@keyframes turn{to{rotate:1turn}}@keyframes fade{to{opacity:0}}.lead{animation:turn 1s}';
    expect(pick(css, page)).toBe('@keyframes turn{to{rotate:1turn}}.lead{animation:turn 1s}');
  });

  it('takes what pages or scripts may need, also by a name that a script puts together', () => {
    const wanted = joinWanted([
      readPage(page),
      readScript('e.className="note--"+t;e.append("em");s.set("--own","--b")'),
    ]);
    const css = '.lead{top:0}.note--hint em{top:1px}.other{top:2px}.notes{top:3px}:root{--b:1px;--c:1px}';
    expect(pickStyles(parseStylesheet(css), wanted)).toBe('.lead{top:0}.note--hint em{top:1px}:root{--b:1px}');
  });
});
