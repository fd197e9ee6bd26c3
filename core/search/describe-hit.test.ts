import { describe, expect, it } from 'vitest';
import { describeHit } from './describe-hit.ts';
import type { Hit } from './multi-query.ts';

const hierarchy = {
  lvl0: 'Server',
  lvl1: 'Context',
  lvl2: 'Create it',
  lvl3: null,
  lvl4: null,
  lvl5: null,
  lvl6: null,
};
const result = (value: string) => ({ value, matchLevel: 'full' as const, matchedWords: [] });
const hit = (more: object) =>
  ({ hierarchy, content: null, _highlightResult: { hierarchy: {} }, ...more }) as unknown as Hit;

describe('describeHit', () => {
  it('says the heading, the way to it and the text, with marks', () => {
    expect(
      describeHit(
        hit({
          content: 'Every call gets a context.',
          _highlightResult: { hierarchy: { lvl1: result('<mark>Context</mark>'), lvl2: result('Create it') } },
          _snippetResult: { hierarchy: {}, content: { value: '…gets a <mark>context</mark>', matchLevel: 'full' } },
        }),
      ),
    ).toEqual({
      path: ['Server', '<mark>Context</mark>'],
      heading: 'Create it',
      text: '…gets a <mark>context</mark>',
    });
  });

  it('takes plain texts where nothing is highlighted', () => {
    expect(describeHit(hit({ _highlightResult: undefined }))).toEqual({
      path: ['Server', 'Context'],
      heading: 'Create it',
      text: undefined,
    });
  });
});
