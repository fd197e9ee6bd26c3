import { expect, test } from 'vitest';
import { cardPath, pageOfCard } from './card.ts';

const sharing = { sharedBelow: '/docs/typedoc' };

test('a card is served where the address of its page says', () => {
  expect(cardPath('/docs/client/links/httpBatchLink', sharing)).toBe('img/cards/docs/client/links/httpBatchLink.png');
  expect(cardPath('/docs', sharing)).toBe('img/cards/docs.png');
});

test('the home page and a slash at the end make no empty name', () => {
  expect(cardPath('/', sharing)).toBe('img/cards/index.png');
  expect(cardPath('/blog/', sharing)).toBe('img/cards/blog.png');
});

test('pages of the API reference share the card of their package', () => {
  expect(cardPath('/docs/typedoc/client/links/httpLink/functions/httpLink', sharing)).toBe(
    'img/cards/docs/typedoc/client.png',
  );
  expect(pageOfCard('/docs/typedoc/client', sharing)).toBe('/docs/typedoc/client');
  expect(pageOfCard('/docs/typedoc', sharing)).toBe('/docs/typedoc');
});
