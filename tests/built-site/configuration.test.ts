import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

test('the build fails on broken links, anchors, Markdown links and images, and on pages at the same address', () => {
  // The configuration that Docusaurus read and completed with its defaults.
  const file = path.resolve(__dirname, '../../.docusaurus/docusaurus.config.mjs');
  const settings = [...readFileSync(file, 'utf8').matchAll(/"(on(?:Broken|Duplicate)\w+)": "(\w+)"/g)];
  expect(Object.fromEntries(settings.map(([, name, reaction]) => [name, reaction]))).toEqual({
    onBrokenLinks: 'throw',
    onBrokenAnchors: 'throw',
    onBrokenMarkdownLinks: 'throw',
    onBrokenMarkdownImages: 'throw',
    onDuplicateRoutes: 'throw',
  });
});
