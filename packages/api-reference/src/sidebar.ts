import { fileOfAddress } from './mdx.ts';
import type { ApiPage } from './page.ts';
import type { PackageSummary } from './render-index.ts';
import { compareNames, listSharedPoints, sharedPath } from './render-index.ts';
import { entryPointAddress, symbolKinds, type ApiSymbolKind, type ReferenceSite } from './symbols.ts';

export type SidebarItem =
  | string
  | { type: 'doc'; id: string; className: string }
  /** Translations identify groups by `key`, because labels such as "Functions" repeat. */
  | { type: 'category'; key: string; label: string; link?: { type: 'doc'; id: string }; items: SidebarItem[] };

/** Entry points with at most this many members are not grouped by kind. */
const fewMembers = 12;

export function createSidebar(
  packages: readonly PackageSummary[],
  pages: readonly ApiPage[],
  site: ReferenceSite,
): SidebarItem[] {
  return [
    {
      type: 'category',
      key: 'api',
      label: 'API reference',
      link: { type: 'doc', id: docId(site.address, site) },
      items: [
        ...packages.map((summary) => describePackage(summary, pages, site)),
        ...(listSharedPoints(packages).length > 0 ? [docId(site.address + sharedPath, site)] : []),
      ],
    },
  ];
}

function describePackage(summary: PackageSummary, pages: readonly ApiPage[], site: ReferenceSite): SidebarItem {
  return {
    type: 'category',
    key: `api ${summary.name}`,
    label: summary.name,
    link: { type: 'doc', id: docId(entryPointAddress(site, summary.name), site) },
    items: [
      ...groupByKind(summary.name, membersOf(summary.name, summary, pages, site), site),
      ...summary.entryPoints
        .filter((point) => point !== summary.name)
        .map((point) => describePoint(point, summary, pages, site)),
    ],
  };
}

function describePoint(
  point: string,
  summary: PackageSummary,
  pages: readonly ApiPage[],
  site: ReferenceSite,
): SidebarItem {
  const id = docId(entryPointAddress(site, point), site);
  const members = membersOf(point, summary, pages, site);
  if (members.length === 0) return id;
  const items =
    members.length > fewMembers
      ? groupByKind(point, members, site)
      : members.map((member) => describeMember(member, site));
  return {
    type: 'category',
    key: `api ${point}`,
    label: point.slice(summary.name.length + 1),
    link: { type: 'doc', id },
    items,
  };
}

/** Members whose pages are below the entry point's address, regardless of the documented import specifier. */
function membersOf(point: string, { name }: PackageSummary, pages: readonly ApiPage[], site: ReferenceSite): ApiPage[] {
  const home = entryPointAddress(site, point) + (point === name ? '/index/' : '/');
  return pages
    .filter(
      ({ symbol }) => symbol.address.startsWith(home) && symbol.address.slice(home.length).split('/').length === 2,
    )
    .sort((a, b) => compareNames(a.symbol.name, b.symbol.name));
}

function groupByKind(point: string, pages: readonly ApiPage[], site: ReferenceSite): SidebarItem[] {
  return (Object.keys(symbolKinds) as ApiSymbolKind[]).flatMap((kind) => {
    const items = pages.filter(({ symbol }) => symbol.kind === kind).map((page) => describeMember(page, site));
    const label = symbolKinds[kind].title;
    return items.length > 0 ? [{ type: 'category' as const, key: `api ${point} ${label}`, label, items }] : [];
  });
}

function describeMember({ symbol, deprecated }: ApiPage, site: ReferenceSite): SidebarItem {
  const id = docId(symbol.address, site);
  return deprecated ? { type: 'doc', id, className: 'sidebar-deprecated' } : id;
}

function docId(address: string, site: ReferenceSite): string {
  return fileOfAddress(address, site)
    .slice(1)
    .replace(/\.mdx$/, '');
}
