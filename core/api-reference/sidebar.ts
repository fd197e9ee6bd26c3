import { fileOfAddress } from './mdx.ts';
import type { ApiPage } from './page.ts';
import type { PackageSummary } from './render-index.ts';
import { compareNames, sharedAddress } from './render-index.ts';
import { entryPointAddress, referenceAddress, symbolKinds, type ApiSymbolKind } from './symbols.ts';

/** An item of a Docusaurus sidebar, as far as the reference uses them. */
export type SidebarItem =
  | string
  | { type: 'doc'; id: string; className: string }
  /** Translations tell groups apart by their keys, and labels such as Functions come again and again. */
  | { type: 'category'; key: string; label: string; link?: { type: 'doc'; id: string }; items: SidebarItem[] };

/** Up to this many members need no headings between them. */
const fewMembers = 12;

/**
 * The sidebar's group of the reference: packages, then their entry points, then kinds.
 *
 * @param packages in the order of the sidebar
 */
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
  // Where all members stand elsewhere, the page alone says so.
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

/** The members whose pages stand below the entry point, whichever readers are told to import them from. */
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

/** Docusaurus' name of a page: its file, without the ending. */
function docId(address: string): string {
  return fileOfAddress(address)
    .slice(1)
    .replace(/\.mdx$/, '');
}
