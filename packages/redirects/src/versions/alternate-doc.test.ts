import { describe, expect, it } from 'vitest';
import { findAlternateDoc, findSameSubject } from './alternate-doc.ts';

const version = (name: string, ...ids: string[]) => ({
  name,
  mainDocId: 'main/introduction',
  docs: ['main/introduction', ...ids].map((id) => ({ id, path: `/${name}/${id}` })),
});

const current = version('current', 'client/react/useQuery', 'client/react/useQueries', 'server/context');
const nine = version('9.x', 'reactjs/queries', 'server/context');
const moved = [
  { current: 'client/react/useQuery', '9.x': 'reactjs/queries' },
  { current: 'client/react/useQueries', '9.x': 'reactjs/queries' },
  { current: 'server/subscriptions', '9.x': 'further/subscriptions' },
];

describe('findAlternateDoc', () => {
  it('follows a page that moved, in both directions', () => {
    expect(findAlternateDoc('reactjs/queries', '9.x', current, moved).id).toBe('client/react/useQuery');
    expect(findAlternateDoc('client/react/useQueries', 'current', nine, moved).id).toBe('reactjs/queries');
  });

  it('keeps the id where the page did not move', () => {
    expect(findAlternateDoc('server/context', '9.x', current, moved).id).toBe('server/context');
  });

  it('falls back to the landing page when the subject is missing there, or no doc is on screen', () => {
    expect(findAlternateDoc('further/subscriptions', '9.x', current, moved).id).toBe('main/introduction');
    expect(findAlternateDoc('only/here', '9.x', current, moved).id).toBe('main/introduction');
    expect(findAlternateDoc(undefined, '9.x', current, moved).id).toBe('main/introduction');
  });

  it('names the version that has no landing page', () => {
    const broken = { name: '8.x', mainDocId: 'intro', docs: [] as { id: string }[] };
    expect(() => findAlternateDoc('a', 'current', broken, [])).toThrow('Version 8.x has no landing page "intro"');
  });
});

describe('findSameSubject', () => {
  it('follows pages that moved or kept their id, and finds nothing where the subject is missing', () => {
    expect(findSameSubject('reactjs/queries', '9.x', current, moved)?.id).toBe('client/react/useQuery');
    expect(findSameSubject('server/context', '9.x', current, moved)?.id).toBe('server/context');
    expect(findSameSubject('only/here', '9.x', current, moved)).toBeUndefined();
  });
});
