import { describe, expect, it } from 'vitest';
import { docsOfPages, pruneDocs } from './split-docs.ts';

const version = (name: string, ...ids: string[]) => ({
  name,
  mainDocId: 'introduction',
  docs: ['introduction', ...ids].map((id) => ({ id, path: `/${name}/${id}` })),
});
const instances = {
  default: { versions: [version('current', 'context', 'useQuery'), version('9.x', 'context', 'queries')] },
};
const moved = [{ current: 'useQuery', '9.x': 'queries' }];
const idsOf = (docs: Record<string, { id: string }[]> | undefined) =>
  Object.entries(docs ?? {}).map(([name, docs]) => `${name}: ${docs.map(({ id }) => id).join(' ')}`);

describe('pruneDocs', () => {
  it('keeps landing pages, and docs that any page may need', () => {
    const pruned = pruneDocs(instances, ({ id }) => id === 'context').default!;
    expect(idsOf(Object.fromEntries(pruned.versions.map(({ name, docs }) => [name, docs])))).toEqual([
      'current: introduction context',
      '9.x: introduction context',
    ]);
  });
});

describe('docsOfPages', () => {
  it('gives the docs of pages and the same subjects in other versions, where they moved as well', () => {
    const paths = ['/current/context/', '/9.x/queries', '/blog'];
    expect(idsOf(docsOfPages(instances, paths, moved).default)).toEqual([
      'current: context useQuery',
      '9.x: context queries',
    ]);
  });

  it('gives nothing for pages that are no docs', () => {
    expect(docsOfPages(instances, ['/blog'], moved)).toEqual({ default: {} });
  });
});
