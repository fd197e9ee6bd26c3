import { fileOfAddress } from './mdx.ts';
import { isRare, type ApiPage } from './page.ts';
import type { PackageSummary } from './render-index.ts';
import { compareNames, listSharedPoints, sharedPath } from './render-index.ts';
import { entryPointAddress, symbolKinds, type ApiSymbolKind, type ReferenceSite } from './symbols.ts';

export type SidebarItem =
  | string
  | { type: 'doc'; id: string; className?: string; customProps: { kind: ApiSymbolKind } }
  /** Translations identify groups by `key`, because labels such as "Functions" repeat. */
  | {
      type: 'category';
      key: string;
      label: string;
      className?: string;
      link?: { type: 'doc'; id: string };
      items: SidebarItem[];
    };

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
      className: 'sidebar-api',
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
  const usual = members.filter((member) => !isRare(member));
  const items =
    usual.length > fewMembers
      ? groupByKind(point, members, site)
      : [...usual.map((member) => describeMember(member, site)), ...groupRare(point, members, site)];
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
  const kinds = (Object.keys(symbolKinds) as ApiSymbolKind[]).flatMap((kind) => {
    const items = pages
      .filter((page) => page.symbol.kind === kind && !isRare(page))
      .map((page) => describeMember(page, site));
    const label = symbolKinds[kind].title;
    return items.length > 0 ? [{ type: 'category' as const, key: `api ${point} ${label}`, label, items }] : [];
  });
  return [...kinds, ...groupRare(point, pages, site)];
}

function groupRare(point: string, pages: readonly ApiPage[], site: ReferenceSite): SidebarItem[] {
  const items = pages.filter(isRare).map((page) => describeMember(page, site));
  const label = 'Internal and deprecated';
  return items.length > 0 ? [{ type: 'category', key: `api ${point} ${label}`, label, items }] : [];
}

function describeMember({ symbol, deprecated }: ApiPage, site: ReferenceSite): SidebarItem {
  return {
    type: 'doc',
    id: docId(symbol.address, site),
    ...(deprecated && { className: 'sidebar-deprecated' }),
    customProps: { kind: symbol.kind },
  };
}

function docId(address: string, site: ReferenceSite): string {
  return fileOfAddress(address, site)
    .slice(1)
    .replace(/\.mdx$/, '');
}
