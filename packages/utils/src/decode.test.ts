import { describe, expect, it } from 'vitest';
import { createRandom } from './create-random.ts';
import { decode, repair } from './decode.ts';

describe('decode', () => {
  it.each([
    ['caf%C3%A9', 'café'],
    ['100%', '100%'],
    ['%', '%'],
    ['%E0%A4%A', '%E0%A4%A'],
    ['%FF', '%FF'],
    ['\ud800', '\ud800'],
  ])('reads %j as %j', (encoded, text) => expect(decode(encoded)).toBe(text));
});

describe('repair', () => {
  it.each([
    ['100%', '100%25'],
    ['a%20b%', 'a%20b%25'],
    ['%FF', '%25FF'],
    ['%E0%A4%A', '%25E0%25A4%25A'],
  ])('turns %j into %j', (malformed, repaired) => expect(repair(malformed)).toBe(repaired));

  it('makes any text decodable, and leaves what is decodable alone', () => {
    const random = createRandom(1);
    for (let round = 0; round < 500; round++) {
      const text = random.text([
        '%',
        '%2',
        '%zz',
        '%C3',
        '%A9',
        '%E2%82',
        '%ED%A0%80',
        '%25',
        '\ud800',
        '\udc00',
        'é',
        '#',
        'a',
      ]);
      const repaired = repair(text);
      expect(() => decodeURIComponent(repaired), JSON.stringify(text)).not.toThrow();
      expect(repair(repaired), JSON.stringify(text)).toBe(repaired);
      expect(decode(text)).toBeTypeOf('string');
    }
  });
});
