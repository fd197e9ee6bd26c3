import { expect, test } from 'vitest';
import { z } from 'zod';
import { optionsValidator } from './plugin-options.ts';

const validate = optionsValidator('cards', z.object({ folder: z.string(), size: z.number().default(3) }));

test('adds the id and defaults', () => {
  expect(validate({ options: { folder: 'img' } })).toEqual({ id: 'default', folder: 'img', size: 3 });
});

test('names each wrong option, what was expected and what was found', () => {
  const wrong = { folder: 3, sizes: 2 } as never;
  expect(() => validate({ options: wrong })).toThrow(
    /^cards: invalid options.*\n.*"folder".*expected string.*found 3/s,
  );
  expect(() => validate({ options: wrong })).toThrow(/sizes/);
});
