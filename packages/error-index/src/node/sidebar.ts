import type { Options } from '@docusaurus/plugin-content-docs';
import { placeNames, places, type Place } from '../index-data.ts';

type Generator = NonNullable<Options['sidebarItemsGenerator']>;
type Doc = Parameters<Generator>[0]['docs'][number];
type Item = Awaited<ReturnType<Generator>>[number];

/** Groups the entries by where readers see them, so that a new entry needs no line in a sidebar. */
export const sidebarItemsGenerator: Generator = ({ docs }) => {
  const listed = docs.filter(({ frontMatter }) => !frontMatter.unlisted);
  const placeOf = ({ frontMatter }: Doc) => (frontMatter as { where?: Place }).where;
  const groups = placeNames.map((place) => ({
    type: 'category' as const,
    label: places[place].title,
    collapsible: true,
    // Pages then have the links of one group, not of several hundred entries.
    collapsed: true,
    items: listed
      .filter((doc) => placeOf(doc) === place)
      .sort(byTitle)
      .map(toItem),
  }));
  const filled = groups.filter(({ items }) => items.length > 0);
  const list = listed.find((doc) => placeOf(doc) === undefined);
  if (!list) return filled;
  // So that breadcrumbs lead from an entry to the list.
  const link = { type: 'doc' as const, id: list.id };
  return [{ type: 'category', label: list.title, link, collapsible: false, collapsed: false, items: filled }];
};

function toItem({ id, frontMatter }: Doc): Item {
  const { versions = [], packages = [] } = frontMatter as { versions?: string[]; packages?: string[] };
  return { type: 'doc', id, customProps: { versions, packages } };
}

const byTitle = (a: Doc, b: Doc) => a.title.localeCompare(b.title, 'en', { numeric: true });
