import { fileOfAddress } from './mdx.ts';
import type { ApiPage } from './page.ts';
import type { PackageSummary } from './render-index.ts';
import { compareNames, sharedAddress } from './render-index.ts';
import { entryPointAddress, referenceAddress, symbolKinds, type ApiSymbolKind } from './symbols.ts';

export type SidebarItem =
  | string
  | { type: 'doc'; id: string; className: string }
  /** Translations identify groups by `key`, because labels such as "Functions" repeat. */
  | { type: 'category'; key: string; label: string; link?: { type: 'doc'; id: string }; items: SidebarItem[] };

/** Entry points with at most this many members are not grouped by kind. */
const fewMembers = 12;

export function createSidebar(packages: readonly PackageSummary[], pages: readonly ApiPage[]): SidebarItem[] {
  return [
    {
      type: 'category',
      key: 'api',
      label: 'API reference',
      link: { type: 'doc', id: docId(referenceAddress) },
      items: [...packages.map((summary) => describePackage(summary, pages)), docId(sharedAddress)],
    },
  ];
}

function describePackage(summary: PackageSummary, pages: readonly ApiPage[]): SidebarItem {
  return {
    type: 'category',
    key: `api ${summary.name}`,
    label: summary.name,
    link: { type: 'doc', id: docId(entryPointAddress(summary.name)) },
    items: [
      ...groupByKind(summary.name, membersOf(summary.name, pages)),
      ...summary.entryPoints
        .filter((point) => point !== summary.name)
        .map((point) => describePoint(point, summary, pages)),
    ],
  };
}

function describePoint(point: string, { name }: PackageSummary, pages: readonly ApiPage[]): SidebarItem {
  const id = docId(entryPointAddress(point));
  const members = membersOf(point, pages);
  if (members.length === 0) return id;
  const items = members.length > fewMembers ? groupByKind(point, members) : members.map(describeMember);
  return {
    type: 'category',
    key: `api ${point}`,
    label: point.slice(name.length + 1),
    link: { type: 'doc', id },
    items,
  };
}

/** Members whose pages are below the entry point's address, regardless of the documented import specifier. */
function membersOf(point: string, pages: readonly ApiPage[]): ApiPage[] {
  const home = entryPointAddress(point) + (point.split('/').length === 2 ? '/index/' : '/');
  return pages
    .filter(
      ({ symbol }) => symbol.address.startsWith(home) && symbol.address.slice(home.length).split('/').length === 2,
    )
    .sort((a, b) => compareNames(a.symbol.name, b.symbol.name));
}

function groupByKind(point: string, pages: readonly ApiPage[]): SidebarItem[] {
  return (Object.keys(symbolKinds) as ApiSymbolKind[]).flatMap((kind) => {
    const items = pages.filter(({ symbol }) => symbol.kind === kind).map(describeMember);
    const label = symbolKinds[kind].title;
    return items.length > 0 ? [{ type: 'category' as const, key: `api ${point} ${label}`, label, items }] : [];
  });
}

function describeMember({ symbol, deprecated }: ApiPage): SidebarItem {
  const id = docId(symbol.address);
  return deprecated ? { type: 'doc', id, className: 'sidebar-deprecated' } : id;
}

function docId(address: string): string {
  return fileOfAddress(address)
    .slice(1)
    .replace(/\.mdx$/, '');
}
