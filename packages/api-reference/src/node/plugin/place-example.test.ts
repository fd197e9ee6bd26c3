import { expect, it } from 'vitest';
import { parsePage } from '@typed-docs/snippets/page';
import { placeExample } from './place-example.ts';

const guide = { title: 'Links', description: 'About links.', address: '/docs/links' };
const place = (isOwn: boolean) => {
  const tree = parsePage('Text\n\n<ApiExample />\n\n## Signature');
  placeExample(tree, { guide, isOwn, path: 'docs/links.mdx', index: 3 });
  return tree.children;
};

it('quotes the block of a guide, and links to it', () => {
  const [, code, from, heading] = place(false);
  expect(code).toMatchObject({ type: 'code', data: { quote: { path: 'docs/links.mdx', index: 3 } } });
  expect(from).toMatchObject({
    children: [{ value: 'From: ' }, { url: '/docs/links', children: [{ value: 'Links' }] }],
  });
  expect(heading).toMatchObject({ type: 'heading' });
});

it('begins with the description of a guide that is about the member', () => {
  expect(place(true)[1]).toMatchObject({ type: 'paragraph', children: [{ value: 'About links.' }] });
});

it('leaves nothing where no guide has an example', () => {
  const tree = parsePage('Text\n\n<ApiExample />');
  placeExample(tree, undefined);
  expect(tree.children.map(({ type }) => type)).toEqual(['paragraph']);
});
