import { describe, expect, it } from 'vitest';
import { chooseMembers } from './choose-members.ts';
import type { TypeMember } from './types.ts';

const member = (name: string, more: Partial<TypeMember> = {}): TypeMember => ({
  name,
  type: 'string',
  optional: true,
  docs: [],
  ...more,
});

const members = [
  member('headers'),
  member('batching', { deprecated: [] }),
  member('batching.enabled', { optional: false }),
  member('keepAlive'),
  member('keepAlive.intervalMs'),
  member('keepAlive.enabled', { optional: false }),
  member('url', { optional: false }),
  member('[Symbol.dispose]'),
  member('stack', { hidden: 'foreign' }),
  member('_def', { hidden: 'internal' }),
];

const choose = (more: { pick?: string[]; omit?: string[] } = {}, from = members) => {
  const { members: chosen, problems } = chooseMembers(
    { kind: 'type', members: from },
    { type: 'Options', from: '@trpc/client', ...more },
  );
  return { names: chosen.map(({ name }) => name), problems };
};

describe('chooseMembers', () => {
  it('shows required members first and deprecated ones last, each with its own members', () => {
    expect(choose()).toEqual({
      names: [
        'url',
        'headers',
        'keepAlive',
        'keepAlive.enabled',
        'keepAlive.intervalMs',
        '[Symbol.dispose]',
        'batching',
        'batching.enabled',
      ],
      problems: [],
    });
  });

  it('shows what is picked, in that order, hidden or not', () => {
    expect(choose({ pick: ['stack', 'url'] })).toEqual({ names: ['stack', 'url'], problems: [] });
  });

  it('picks a member with its own members, or these alone', () => {
    expect(choose({ pick: ['keepAlive'] }).names).toEqual(['keepAlive', 'keepAlive.enabled', 'keepAlive.intervalMs']);
    expect(choose({ pick: ['keepAlive.intervalMs', 'keepAlive'] }).names).toEqual([
      'keepAlive.intervalMs',
      'keepAlive',
      'keepAlive.enabled',
    ]);
  });

  it('leaves out what is omitted', () => {
    expect(choose({ omit: ['keepAlive', 'batching.enabled', '[Symbol.dispose]'] }).names).toEqual([
      'url',
      'headers',
      'batching',
    ]);
  });

  it('reports each name that does not exist', () => {
    expect(choose({ pick: ['hedaers', 'url', 'transformer'] }).problems).toEqual([
      '`Options` has no member `hedaers`; did you mean `headers`?',
      '`Options` has no member `transformer`',
    ]);
    expect(choose({ omit: ['keepAlive.intervalms'] }).problems).toEqual([
      '`Options` has no member `keepAlive.intervalms`; did you mean `keepAlive.intervalMs`?',
    ]);
  });

  it('reports a table without rows', () => {
    expect(choose({ omit: ['a'] }, [member('a')]).problems).toEqual([
      '`Options` has no members to show; `omit` excludes all of them',
    ]);
    expect(choose({}, [member('stack', { hidden: 'foreign' })]).problems).toEqual([
      '`Options` has no members to show; these are inherited from elsewhere or internal: `stack`',
    ]);
  });
});
