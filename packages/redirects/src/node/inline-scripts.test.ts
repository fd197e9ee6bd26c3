import { expect, it } from 'vitest';
import { hashInlineScripts, sha256 } from './inline-scripts.ts';

it('hashes scripts as the browser reads them, without files and data', () => {
  const html =
    '<script>\n  a()</script><script data-rh=true type=application/ld+json>{}</script><script src=/b.js></script>' +
    '<script type="application/json" data-list>[]</script><script data-rh=true>c("<p>")</script>';
  expect(hashInlineScripts(html)).toEqual([sha256('\n  a()'), sha256('c("<p>")')]);
});

it('hashes as browsers do', () => {
  // Example from https://www.w3.org/TR/CSP3/
  expect(sha256("alert('Hello, world.');")).toBe('qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=');
});
