import { describe, expect, it } from 'vitest';
import {
  describeMembersOf,
  explainMissing,
  findStaleDescriptions,
  locateDescription,
  type DescriptionKeys,
  type TypeDescriptions,
} from './descriptions.ts';
import type { TypeTable } from './markup.ts';
import type { TypeMember } from './types.ts';

const member = (name: string, more: Partial<TypeMember> = {}): TypeMember => ({
  name,
  type: 'string',
  optional: false,
  docs: [],
  ...more,
});
const said = (text: string): TypeMember['docs'] => [{ type: 'paragraph', spans: [{ type: 'text', text }] }];
const seen: TypeMember['docs'] = [
  {
    type: 'paragraph',
    spans: [
      { type: 'text', text: 'See ' },
      { type: 'link', text: 'shelf.example', href: 'https://shelf.example' },
    ],
  },
];
const tableOf = (...members: TypeMember[]): TypeTable => ({
  request: { type: 'createShelf', parameter: 0, from: 'shelf' },
  description: { kind: 'parameter', parameter: 'options', members },
  members,
});
const textsOf = (members: Record<string, string>): TypeDescriptions => ({
  '2.x': { shelf: { 'createShelf#0': members } },
});
const keysOf = (name: string): DescriptionKeys => ['2.x', 'shelf', 'createShelf#0', name];

describe('describeMembersOf', () => {
  it('describes members without a comment, with the formatting of comments', () => {
    const { table, needed, missing } = describeMembersOf(
      tableOf(member('size')),
      '2.x',
      textsOf({ size: 'A `size`.' }),
    );
    expect(table.members[0]!.docs).toEqual([
      {
        type: 'paragraph',
        spans: [
          { type: 'text', text: 'A ' },
          { type: 'code', text: 'size' },
          { type: 'text', text: '.' },
        ],
      },
    ]);
    expect([needed, missing]).toEqual([[keysOf('size')], []]);
  });

  it('puts the text above a comment that is only a link', () => {
    const { table } = describeMembersOf(tableOf(member('size', { docs: seen })), '2.x', textsOf({ size: 'A size.' }));
    expect(table.members[0]!.docs).toEqual([...said('A size.'), ...seen]);
  });

  it.each<[string, Partial<TypeMember>]>([
    ['a comment', { docs: said('A size.') }],
    ['a comment that ends in a link', { docs: [...said('A size.'), ...seen] }],
    ['a deprecation with a reason', { deprecated: said('Use `width`.') }],
  ])('leaves %s as it is', (_, more) => {
    const size = member('size', more);
    const { table, needed } = describeMembersOf(tableOf(size), '2.x', textsOf({ size: 'Other.' }));
    expect([table.members, needed]).toEqual([[size], []]);
  });

  it('names the members that have neither', () => {
    const { needed, missing } = describeMembersOf(
      tableOf(member('size'), member('lamp.on', { deprecated: [] }), member('toString')),
      '2.x',
      textsOf({ size: 'A size.' }),
    );
    expect(needed).toEqual([keysOf('size'), keysOf('lamp.on'), keysOf('toString')]);
    expect(missing).toEqual([keysOf('lamp.on'), keysOf('toString')]);
    expect(explainMissing(missing[0]!, 'texts.json')).toBe(
      '`lamp.on` of `createShelf#0` has no description: its declaration in `shelf` (library 2.x) has no comment. ' +
        'Describe it in texts.json: {"2.x":{"shelf":{"createShelf#0":{"lamp.on":"…"}}}}',
    );
  });

  it('uses the texts of the same library only', () => {
    const { missing } = describeMembersOf(tableOf(member('size')), '3.x', textsOf({ size: 'A size.' }));
    expect(missing).toEqual([['3.x', 'shelf', 'createShelf#0', 'size']]);
  });
});

describe('findStaleDescriptions', () => {
  it('finds entries that no table needs, and what was meant', () => {
    const texts = textsOf({ size: 'A size.', lmap: 'A lamp.', color: 'A color.' });
    const found = findStaleDescriptions(texts, [keysOf('size'), keysOf('lamp')]);
    expect(found.map(({ keys }) => keys[3])).toEqual(['lmap', 'color']);
    expect(found.map(({ message }) => message)).toEqual([
      'expected a member without a comment that a `<TypeTable>` shows; found `lmap` of `createShelf#0` from `shelf` (library 2.x); did you mean `lamp`?',
      'expected a member without a comment that a `<TypeTable>` shows; found `color` of `createShelf#0` from `shelf` (library 2.x). Remove the entry.',
    ]);
  });

  it('finds nothing if each entry is needed, by any number of tables', () => {
    expect(findStaleDescriptions(textsOf({ size: 'A size.' }), [keysOf('size'), keysOf('size')])).toEqual([]);
  });
});

it('locateDescription finds the line of an entry', () => {
  const json = JSON.stringify(
    { '1.x': { shelf: { 'createShelf#0': { size: 'Old.' } } }, ...textsOf({ color: 'A color.', size: 'A size.' }) },
    null,
    2,
  );
  expect(locateDescription(json, keysOf('size'))).toEqual({ line: json.split('\n').length - 4, column: 9 });
});
