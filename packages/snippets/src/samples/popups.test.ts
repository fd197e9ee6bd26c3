import { expect, it } from 'vitest';
import { PageTypesBuilder, readTypes } from './popups.ts';

const paint = (type: string) => (type.startsWith('const') ? 'a5' : '');

it('keeps each text once, and finds the identifiers of a block again', () => {
  const builder = new PageTypesBuilder(paint);
  const shelf = {
    text: 'const shelf: Book[]',
    docs: 'The books.',
    tags: [
      ['see', 'x'],
      ['internal', undefined],
    ] as [string, string | undefined][],
  };
  builder.add('3', [
    { start: 6, length: 5, ...shelf },
    { start: 20, length: 4, text: 'type Book' },
  ]);
  builder.add('4.1', [{ start: 0, length: 5, ...shelf }]);
  const types = builder.build()!;

  expect(types).toEqual({
    entries: [
      { text: 'const shelf: Book[]', paint: 'a5', docs: 'The books.', tags: [['see', 'x'], ['internal']] },
      { text: 'type Book' },
    ],
    blocks: { '3': [6, 5, 0, 9, 4, 1], '4.1': [0, 5, 0] },
  });
  expect(readTypes(types, '3')).toEqual([
    { start: 6, length: 5, entry: types.entries[0] },
    { start: 20, length: 4, entry: types.entries[1] },
  ]);
  expect(readTypes(types, 'unknown')).toEqual([]);
});

it('keeps the address of each page once', () => {
  const builder = new PageTypesBuilder(paint);
  const nodes = [
    { start: 0, length: 1, text: 'a', pages: ['/link', '/options'] },
    { start: 2, length: 1, text: 'b', pages: ['/options'] },
    { start: 4, length: 1, text: 'b', pages: [] },
    { start: 6, length: 1, text: 'b', pages: ['/options'] },
  ];
  builder.add('0', nodes);
  const types = builder.build()!;
  expect(types.pages).toEqual(['/link', '/options']);
  expect(types.entries).toEqual([{ text: 'a', pages: [0, 1] }, { text: 'b', pages: [1] }, { text: 'b' }]);
  expect(readTypes(types, '0').map(({ entry }) => entry.pages)).toEqual([
    ['/link', '/options'],
    ['/options'],
    undefined,
    ['/options'],
  ]);
});

it('keeps the first of identifiers at the same place', () => {
  const builder = new PageTypesBuilder(paint);
  builder.add('0', [
    { start: 2, length: 4, text: 'first' },
    { start: 2, length: 4, text: 'second' },
    { start: 8, length: 0, text: 'empty' },
  ]);
  expect(readTypes(builder.build()!, '0').map(({ entry }) => entry.text)).toEqual(['first']);
});

it('makes nothing of a page without types', () => {
  const builder = new PageTypesBuilder(paint);
  builder.add('0', []);
  expect(builder.build()).toBeUndefined();
});
