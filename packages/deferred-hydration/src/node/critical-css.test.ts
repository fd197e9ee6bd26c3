import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { CriticalCss } from './critical-css.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'critical-css-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function inline(css: string, body: string): string {
  writeFileSync(path.join(folder, 'a.css'), css);
  const html = new CriticalCss(folder, '/').inline(`<html><link rel=stylesheet href=/a.css /><body>${body}`, 'a.html');
  return /<style data-deferred-stylesheet="\/a\.css">(.*)<\/style><body>/s.exec(html)![1]!;
}

test.each([
  '.a:hover{top:0}',
  '.a:focus-visible::after{content:"$&"}',
  '[data-theme=dark] .a{top:0}',
  'html[data-menu=open] .a{top:0}',
  ':root{--gap:1px}.a{margin:var(--gap)}',
  ':root{--gap:var(--unit,1px);--unit:2px}.a{margin:var(--gap)}',
  '::selection{top:0}',
  ':focus-visible{top:0}',
  ':is(.a,.b){top:0}',
  ':where(.a) .a{top:0}',
  '.a:has(>.c){top:0}',
  '.a:not(.c) .a{top:0}',
  '*{top:0}',
  '@layer one,two;',
  '@layer one{.a{top:0}}',
  '@container (width>1px){.a{top:0}}',
  '@media print{@supports (top:0){.a{top:0}}}',
  '@property --x{syntax:"<length>";inherits:false;initial-value:0};',
  String.raw`.a{--icon:url("data:image/svg+xml;utf8,<svg x=\"0\"/>");background:var(--icon)}`,
  '.a{background:url(/assets/a.svg)}',
  '@keyframes turn{to{rotate:1turn}}.a{animation:1s turn}',
  '@font-face{font-family:Text;src:url(/assets/text.woff2)}:root{--font:Text}.a{font-family:var(--font)}',
])('keeps %s', (css) => expect(inline(css, '<p class=a>')).toBe(css));

test('leaves out rules for elements that the page lacks, and unused keyframes', () => {
  const css = '.a,.b{top:0}.b{left:0}video{top:0}#c .a{top:0}@keyframes turn{to{rotate:1turn}}@media print{.b{top:0}}';
  expect(inline(css, '<p class=a>')).toBe('.a{top:0}');
});

test('leaves out custom properties that nothing uses, and those that only these used', () => {
  const css = ':root{--a:var(--b);--b:url("x;y}");--c:1px;--d:2px}.a--b:hover{top:var(--c)}';
  expect(inline(css, '<p class=a--b style="left:var(--d)">')).toBe(':root{--c:1px;--d:2px}.a--b:hover{top:var(--c)}');
});

test('rejects a page without a stylesheet link', () => {
  expect(() => new CriticalCss(folder, '/').inline('<head>', 'docs/a.html')).toThrow(
    'deferred-hydration: docs/a.html has no <link rel="stylesheet">',
  );
});
