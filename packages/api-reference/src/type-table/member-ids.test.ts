import type { Root } from 'mdast';
import { describe, expect, it } from 'vitest';
import { findMemberIds } from './member-ids.ts';
import type { TypeMember } from './types.ts';

const members = (...names: string[]) => names.map((name) => ({ name }) as TypeMember);
const page = (...children: object[]) => ({ type: 'root', children }) as Root;

describe('findMemberIds', () => {
  it('names members by their names, in small letters', () => {
    const ids = findMemberIds([members('maxURLLength', 'keepAlive.intervalMs')], page());
    expect(Object.fromEntries(ids)).toEqual({
      maxURLLength: 'option-maxurllength',
      'keepAlive.intervalMs': 'option-keepalive-intervalms',
    });
  });

  it('gives no id that two members of the page would share', () => {
    expect(findMemberIds([members('url', 'headers'), members('url')], page()).has('url')).toBe(false);
  });

  it('gives no id that a heading, an element or an admonition of the page has', () => {
    const tree = page(
      { type: 'heading', depth: 2, children: [], data: { hProperties: { id: 'option-url' } } },
      {
        type: 'mdxJsxFlowElement',
        name: 'a',
        attributes: [{ type: 'mdxJsxAttribute', name: 'id', value: 'option-fetch' }],
        children: [],
      },
      { type: 'containerDirective', name: 'note', attributes: { id: 'option-headers' }, children: [] },
      { type: 'containerDirective', name: 'tip', attributes: {}, children: [] },
    );
    expect([...findMemberIds([members('url', 'fetch', 'headers', 'transformer')], tree).keys()]).toEqual([
      'transformer',
    ]);
  });
});
