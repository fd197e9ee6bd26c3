import { expect, it } from 'vitest';
import { withoutBase } from './address.ts';

it('takes the base path away, and the slash at the end of all but the home page', () => {
  const shorten = (baseUrl: string, ...addresses: string[]) =>
    addresses.map((address) => withoutBase(address, baseUrl));
  expect(shorten('/', '/', '/docs/', '/docs/faq')).toEqual(['/', '/docs', '/docs/faq']);
  expect(shorten('/next/', '/next/', '/next/docs/', '/next/docs/faq')).toEqual(['/', '/docs', '/docs/faq']);
});
