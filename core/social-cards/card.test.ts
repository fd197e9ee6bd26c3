import { expect, test } from 'vitest';
import { cardPath, pageOfCard } from './card.ts';

test('a card is served where the address of its page says', () => {
  expect(cardPath('/docs/client/links/httpBatchLink')).toBe('img/cards/docs/client/links/httpBatchLink.png');
  expect(cardPath('/docs')).toBe('img/cards/docs.png');
});

test('the home page and a slash at the end make no empty name', () => {
  expect(cardPath('/')).toBe('img/cards/index.png');
  expect(cardPath('/blog/')).toBe('img/cards/blog.png');
});

test('pages of the API reference share the card of their package', () => {
  expect(cardPath('/docs/typedoc/client/links/httpLink/functions/httpLink')).toBe('img/cards/docs/typedoc/client.png');
  expect(pageOfCard('/docs/typedoc/client')).toBe('/docs/typedoc/client');
  expect(pageOfCard('/docs/typedoc')).toBe('/docs/typedoc');
});
