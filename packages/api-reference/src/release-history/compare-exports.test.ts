import { expect, it } from 'vitest';
import { compareExports } from './compare-exports.ts';

it('lists what differs, by entry point and in the order of names', () => {
  const before = {
    exports: { '.': { kept: '1', changed: '1', gone: '1', old: '1' }, './gone': { a: '1' } },
    deprecated: { '.': ['kept'] },
  };
  const after = {
    exports: { '.': { kept: '1', changed: '2', old: '1', zebra: '1', Ape: '1' }, './new': { a: '1' } },
    deprecated: { '.': ['Ape', 'kept', 'old'] },
  };
  expect(compareExports(before, after)).toEqual({
    added: { '.': ['Ape', 'zebra'], './new': ['a'] },
    changed: { '.': ['changed'] },
    // Not `Ape`: it is new.
    deprecated: { '.': ['old'] },
    removed: { '.': ['gone'], './gone': ['a'] },
  });
  expect(compareExports(before, before)).toEqual({});
});
