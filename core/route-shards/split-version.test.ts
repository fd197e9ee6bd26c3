import { describe, expect, it } from 'vitest';
import { fillSections, sectionIn, splitVersion, type SidebarItem, type VersionMetadata } from './split-version.ts';

const link = (id: string, more = {}): SidebarItem => ({ type: 'link', href: `/docs/${id}`, docId: id, ...more });
const category = (href: string | undefined, items: SidebarItem[], more = {}): SidebarItem => ({
  type: 'category',
  ...(href !== undefined && { href }),
  collapsible: true,
  collapsed: true,
  ...more,
  items,
});
const version = (docs: SidebarItem[]): VersionMetadata => ({
  pluginId: 'default',
  version: 'current',
  docsSidebars: { docs },
  docs: { a: { id: 'a', description: 'About a.' }, b: { id: 'b' }, c: { id: 'c' }, d: { id: 'd' } },
});
const api = category('/docs/api/', [category(undefined, [link('b', { unlisted: true }), link('c')]), link('d')]);

describe('splitVersion', () => {
  it('puts the entries of a large closed category aside, and leaves its first link', () => {
    const { metadata, sections } = splitVersion(version([link('a'), api]), 2, 5);
    const [first, category] = metadata.docsSidebars.docs!;
    expect(first).toEqual(link('a'));
    expect(category).toMatchObject({ href: '/docs/api/', items: [{ ...link('c'), section: 5 }] });
    expect(category!.items).toHaveLength(1);
    expect(sections).toEqual([{ items: api.items, pages: new Set(['/docs/api', '/docs/b', '/docs/c', '/docs/d']) }]);
  });

  it('keeps what is small, and what stands in the page from the start', () => {
    const open = category(undefined, [link('a'), link('b'), link('c')], { collapsed: false });
    const fixed = category(undefined, [link('a'), link('b'), link('c')], { collapsible: false, collapsed: true });
    const small = category(undefined, [link('a'), link('b')]);
    const { metadata, sections } = splitVersion(version([open, fixed, small]), 2, 0);
    expect(sections).toEqual([]);
    expect(metadata.docsSidebars.docs).toEqual([open, fixed, small]);
  });

  it('splits what is put aside too, so that a page loads what is around it', () => {
    const inner = category('/docs/inner', [link('b'), link('c'), link('d')]);
    const { metadata, sections } = splitVersion(version([category('/docs/outer', [link('a'), inner])]), 2, 0);
    expect(sections.map(({ pages }) => pages.size)).toEqual([4, 6]);
    expect(sectionIn(metadata.docsSidebars.docs![0]!.items!)).toBe(1);
    expect(sectionIn(sections[1]!.items[1]!.items!)).toBe(0);
  });

  it('has what cards show come with the page of the category', () => {
    const { metadata, cards } = splitVersion(version([category('/docs/all/', [link('a'), link('b')])]), 2, 0);
    expect(metadata.docs).toEqual({});
    expect([...cards]).toEqual([['/docs/all', { a: { id: 'a', description: 'About a.' }, b: { id: 'b' } }]]);
  });
});

describe('fillSections', () => {
  it('gives back the sidebar that was split, in any depth', () => {
    const sidebar = [
      link('a'),
      category('/docs/outer', [link('a'), category('/docs/inner', [link('b'), link('c'), link('d')])]),
    ];
    const { metadata, sections } = splitVersion(version(sidebar), 2, 3);
    const loaded = new Map(sections.map(({ items }, index) => [3 + index, items]));
    expect(fillSections(metadata.docsSidebars.docs!, loaded)).toEqual(sidebar);
  });

  it('leaves what is not there yet', () => {
    const { metadata } = splitVersion(version([api]), 2, 0);
    expect(fillSections(metadata.docsSidebars.docs!, new Map())).toEqual(metadata.docsSidebars.docs);
  });
});
