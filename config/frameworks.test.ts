import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { globSync } from 'tinyglobby';
import { frameworks } from './frameworks.ts';

const root = path.resolve(__dirname, '..');
const pages = globSync('docs/**/*.mdx', { cwd: root, ignore: 'docs/typedoc/**' }).map((file) =>
  readFileSync(path.join(root, file), 'utf8'),
);

/** Values of the tabs of a group, on all pages. */
function tabsOf(group: string): string[] {
  return pages.flatMap((page) =>
    page
      .split(`<Tabs groupId="${group}">`)
      .slice(1)
      .flatMap((tabs) =>
        [...tabs.split('</Tabs>')[0]!.matchAll(/<TabItem value="([^"]+)"/g)].map(([, value]) => value!),
      ),
  );
}

it.each(frameworks)('$label selects tabs that pages have', ({ tabs }) => {
  for (const [group, value] of Object.entries(tabs)) expect(tabsOf(group)).toContain(value);
});

it.each(frameworks)('$label has a category in the sidebar', ({ name }) => {
  const named = readFileSync(path.join(root, 'sidebars.ts'), 'utf8').matchAll(/\babout\(([^)]*)\)/g);
  expect([...named].flatMap(([, names]) => names!.split(', '))).toContain(`'${name}'`);
});
