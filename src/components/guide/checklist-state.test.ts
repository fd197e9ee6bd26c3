import { expect, it } from 'vitest';
import { readChecklist, toggle } from './checklist-state.ts';

it.each([
  [null, { done: [], uses: [] }],
  ['{"done":["a"],"uses":["React"]}', { done: ['a'], uses: ['React'] }],
  ['{"done":["a",1,null],"uses":"React"}', { done: ['a'], uses: [] }],
  ['null', { done: [], uses: [] }],
  ['[', { done: [], uses: [] }],
])('reads %s, whatever was stored', (text, expected) => {
  expect(readChecklist(text)).toEqual(expected);
});

it('toggles an entry', () => {
  expect(toggle(['a'], 'b')).toEqual(['a', 'b']);
  expect(toggle(['a', 'b'], 'a')).toEqual(['b']);
});
