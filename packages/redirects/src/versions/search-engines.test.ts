import { describe, expect, it } from 'vitest';
import { findCanonicalDoc, isNoIndex } from './search-engines.ts';

const latest = { name: 'current', docs: [{ id: 'routers' }, { id: 'context' }, { id: 'to-11' }, { id: 'step' }] };
const moved = [
  { current: 'routers', '9.x': 'router' },
  { current: 'to-11', '10.x': 'to-10' },
];
const rules = { noIndex: { step: 'r' }, ownSubject: { '10.x': { 'to-10': 'r' } } };
const find = (id: string | undefined, version: string) => findCanonicalDoc(id, version, latest, moved, rules)?.id;

describe('findCanonicalDoc', () => {
  it('is the page of the latest version about the same subject', () => {
    expect([find('router', '9.x'), find('context', '9.x')]).toEqual(['routers', 'context']);
  });

  it('is nobody else for the latest version, for subjects that it lacks, and for those that only seem the same', () => {
    expect([find('context', 'current'), find('ssg', '9.x'), find('to-10', '10.x'), find(undefined, '9.x')]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('is nobody else for a page that search engines leave out', () => {
    expect(find('step', '10.x')).toBeUndefined();
    expect([isNoIndex('step', rules), isNoIndex('context', rules), isNoIndex(undefined, rules)]).toEqual([
      true,
      false,
      false,
    ]);
  });
});
