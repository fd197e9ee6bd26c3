import { expect, it } from 'vitest';
import { Vocabulary } from './vocabulary.ts';

const terms = ['authentication', 'authorization', 'router'];
const vocabulary = new Vocabulary(terms, () => 1, [['authentication', 'authorization']]);

it.each([
  ['a word', 'authentication'],
  ['a slip', 'authentification'],
])('%s has the synonyms of what is meant', (_, word) => {
  for (const unfinished of [true, false]) {
    const found = vocabulary.expand(word, unfinished);
    expect([...found.keys()].sort()).toEqual(['authentication', 'authorization']);
    expect(found.get('authentication')!).toBeGreaterThan(found.get('authorization')!);
  }
});
