import { expect, it } from 'vitest';
import { shortenLabel } from './shorten-label.ts';

it.each([
  ['Install the packages', 'Install the packages'],
  [
    'Subscriptions are unsupported by <code>httpLink</code> - use <code>wsLink</code>',
    'Subscriptions are unsupported by <code>httpLink…</code>',
  ],
  [
    'The inferred type of this node exceeds the maximum length (TS7056)',
    'The inferred type of this node exceeds the maximum…',
  ],
  [
    'The inferred type of &#39;useBook&#39; cannot be named (TS2883, TS2742)',
    'The inferred type of &#39;useBook&#39; cannot be named…',
  ],
  [
    '<code>The property useUtils in your router collides with a method</code>',
    '<code>The property useUtils in your router collides with…</code>',
  ],
])('shortens %j', (html, short) => expect(shortenLabel(html)).toBe(short));
