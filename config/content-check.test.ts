import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { contentCheck } from './content-check.ts';

it('knows the components that pages may use', () => {
  const source = readFileSync(`${contentCheck.root}/src/theme/MDXComponents/index.tsx`, 'utf8');
  const registered = [...source.matchAll(/^ {2}([A-Z]\w*),$/gm)].map(([, name]) => name!);
  // These are written by remark plugins and the API reference, not by authors.
  const fromPlugins = [
    ...['Anchor', 'ApiAnchor', 'ApiFilter', 'ApiKind', 'PageContents', 'TypeTableMarkup'],
    ...['ChecklistGroup', 'ChecklistItem', 'EntryFacts', 'NextStep', 'Step'],
  ];
  expect(registered).toContain('Tabs');
  const forAuthors = registered.filter((name) => !fromPlugins.includes(name));
  expect(contentCheck.components).toEqual(expect.arrayContaining(forAuthors));
});
