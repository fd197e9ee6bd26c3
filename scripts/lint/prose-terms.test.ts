import { RuleTester } from 'eslint';
import tseslint from 'typescript-eslint';
import { describe, expect, it } from 'vitest';
import terms from '../../config/prose-terms.json';
import { proseTerms } from './prose-terms.ts';

RuleTester.describe = describe;
RuleTester.it = it;

const options = [
  [
    ['anew', 'again'],
    ['refuse(s?)', 'reject$1'],
    ['(?<!\\ball )\\bat once\\b', 'immediately'],
  ],
];

new RuleTester({
  languageOptions: { parser: tseslint.parser as never, parserOptions: { ecmaFeatures: { jsx: true } } },
}).run('prose-terms', proseTerms, {
  valid: [
    { name: 'names in code', code: 'const refuses = anew + 1;', options },
    { name: 'parts of words', code: '// renewanew and refused', options },
    { name: 'an exception of a term', code: '// all at once', options },
    { name: 'regular expressions', code: 'const pattern = /anew/;', options },
  ],
  invalid: [
    {
      name: 'comments',
      code: '// Starts\n/** anew */',
      options,
      errors: [{ message: 'Incorrect term: “anew”, use “again” instead', line: 2, column: 5 }],
    },
    {
      name: 'strings and templates, with the form of the word',
      code: "const texts = ['it refuses', `starts ${1} at once`];",
      options,
      errors: [
        { message: 'Incorrect term: “refuses”, use “rejects” instead', column: 20 },
        { message: 'Incorrect term: “at once”, use “immediately” instead', column: 43 },
      ],
    },
    {
      name: 'text of components, attributes included',
      code: 'const element = <p title="anew">Start anew</p>;',
      options,
      errors: [
        { messageId: 'term', column: 27 },
        { messageId: 'term', column: 39 },
      ],
    },
  ],
});

describe('each configured term', () => {
  it.each(terms as [string, string][])('%s has a suggestion that passes', (_, replacement) => {
    const others = (terms as [string, string][]).map(([pattern]) => new RegExp(`\\b(?:${pattern})\\b`, 'i'));
    expect(others.filter((other) => other.test(replacement.replace(/\$\d/g, '')))).toEqual([]);
  });
});
