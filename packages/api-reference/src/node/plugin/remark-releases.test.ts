import { describe, expect, it, vi } from 'vitest';
import { parsePage } from '@typed-docs/snippets/page';
import { site as referenceSite } from '../fixtures/trpc-packages.ts';
import { placeReleases } from './remark-releases.ts';

const history = (name: string, major: string) => ({
  package: name,
  major,
  releases: [{ version: '11.0.0' }, { version: '11.1.0', added: { '.': [`${name}-export`] } }],
  newest: { exports: {}, deprecated: {} },
});

const site = {
  ...referenceSite,
  histories: [
    history('@trpc/client', '11.x'),
    history('@trpc/server', '11.x'),
    history('@trpc/server', '10.x'),
    history('@trpc/other', '11.x'),
  ],
};

const file = {
  fail(reason: string): never {
    throw new Error(reason);
  },
};

async function place(text: string): Promise<string> {
  const tree = parsePage(text);
  await placeReleases(tree, file, site, () => Promise.resolve([]));
  return JSON.stringify(tree);
}

it('replaces the element with the sections of its major version, in the order of the packages', async () => {
  const tree = parsePage('Before\n\n<ReleaseHistory of="11.x" />\n\nAfter');
  await placeReleases(tree, file, site, () => Promise.resolve([]));
  expect(tree.children.map(({ type }) => type)).toEqual([
    ...['paragraph', 'heading', 'paragraph', 'list', 'heading', 'paragraph', 'paragraph'],
  ]);
  const text = JSON.stringify(tree);
  expect(text.indexOf('@trpc/server-export')).toBeLessThan(text.indexOf('@trpc/client-export'));
  expect(text).not.toContain('@trpc/other');
  expect(tree.children[1]!.position).toBeUndefined();
});

it('puts summaries next to the text that they collapse', async () => {
  const added = { '.': Array.from({ length: 11 }, (_, i) => `name${i}`) };
  const releases = [{ version: '9.0.0' }, { version: '9.1.0', added }];
  const long = { ...history('@trpc/server', '9.x'), releases };
  const tree = parsePage('<ReleaseHistory of="9.x" />');
  await placeReleases(tree, file, { ...site, histories: [long] }, () => Promise.resolve([]));
  expect(tree.children[1]).toMatchObject({
    name: 'details',
    children: [{ type: 'mdxJsxFlowElement', name: 'summary' }, { type: 'list' }],
  });
});

it('reads nothing for pages without the element', async () => {
  const readSymbols = vi.fn();
  await placeReleases(parsePage('Text'), file, site, readSymbols);
  expect(readSymbols).not.toHaveBeenCalled();
});

describe('rejects', () => {
  it.each([
    [
      '<ReleaseHistory of="9.x" />',
      'expected of="…" with a major version from the option `histories` ("11.x", "10.x"); found "9.x"',
    ],
    ['<ReleaseHistory />', 'found none'],
  ])('%s', async (text, message) => {
    await expect(place(text)).rejects.toThrow(message);
  });
});
