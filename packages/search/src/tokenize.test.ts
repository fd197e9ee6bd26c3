import { expect, it } from 'vitest';
import { normalize, partsOf, storedForm, termsOf, wordsOf } from './tokenize.ts';

it.each([
  ['router.merge', ['router', 'merge']],
  ["can't reach the client's cache-control", ["can't", 'reach', 'the', "client's", 'cache', 'control']],
  ['unstable_pipe(next)', ['unstable_pipe', 'next']],
  ["code: 'UNAUTHORIZED'", ['code', 'UNAUTHORIZED']],
])('takes %j apart', (text, words) => {
  expect(wordsOf(text).map((word) => word.text)).toEqual(words);
});

it.each([
  ['Réseau', 'reseau'],
  ['unstable_pipe', 'unstablepipe'],
  ["client's", 'client'],
  ["don't", 'dont'],
])('makes %j the term %j', (word, term) => {
  expect(normalize(word)).toBe(term);
});

it.each([
  ['createTRPCClient', ['create', 'trpc', 'client']],
  ['httpBatchLink', ['http', 'batch', 'link']],
  ['PRECONDITION_FAILED', ['precondition', 'failed']],
  ['reconnect', ['reconnect']],
])('knows the parts of %s', (word, parts) => {
  expect(partsOf(word)).toEqual(parts);
});

it('finds a name, its endings and its parts', () => {
  expect(termsOf('createTRPCClient')).toEqual(['createtrpcclient', 'trpcclient', 'client', 'create', 'trpc']);
});

it('keeps names as they are written, since their parts are in the case', () => {
  expect(storedForm('useUtils')).toBe('useUtils');
  expect(storedForm('Utilities')).toBe('utilities');
});
