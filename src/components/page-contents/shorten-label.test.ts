import { expect, it } from 'vitest';
import { shortenLabel } from './shorten-label.ts';

it.each([
  ['Install the packages', 'Install the packages'],
  [
    'Unsupported by <code>httpLink</code> - use <code>httpSubscriptionLink</code>',
    'Unsupported by <code>httpLink…</code>',
  ],
  ['The type of this exceeds the maximum length the compiler will serialize', 'The type of this exceeds the maximum…'],
  ['The type of &#39;useBook&#39; cannot be named (TS2883, TS2742)', 'The type of &#39;useBook&#39; cannot be named…'],
  [
    '<code>The property useUtils in your router collides with a method</code>',
    '<code>The property useUtils in your router…</code>',
  ],
])('shortens %j', (html, short) => expect(shortenLabel(html)).toBe(short));
