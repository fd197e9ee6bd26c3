import { firstWords } from './description.ts';
import { inlineCode, link, spans } from './mdx.ts';
import { frontMatter, joinBlocks } from './render-page.ts';
import { isRare, type ApiPage } from './page.ts';
import { entryPointAddress, symbolKinds, withoutScope, type ApiSymbolKind, type ReferenceSite } from './symbols.ts';

export interface PackageSummary {
  name: string;
  version: string;
  purpose: string;
  /** The main one comes first. */
  entryPoints: string[];
}

/** Includes exports whose pages belong to another entry point. */
export function exportsOf(specifier: string, pages: readonly ApiPage[]): ApiPage[] {
  return pages
    .filter(({ symbol }) => symbol.entryPoint === specifier || symbol.aliases.includes(specifier))
    .sort((a, b) => compareNames(a.symbol.name, b.symbol.name));
}

/** Compares case-insensitively and, unlike `localeCompare`, with the same result on every machine. */
export function compareNames(a: string, b: string): number {
  const [left, right] = [a.toLowerCase(), b.toLowerCase()];
  return left < right ? -1 : left > right ? 1 : a < b ? -1 : a > b ? 1 : 0;
}

export function renderOverview(
  packages: readonly PackageSummary[],
  pages: readonly ApiPage[],
  site: ReferenceSite,
): string {
  const { product, version, slug } = site;
  return joinBlocks([
    frontMatter({
      title: 'API reference',
      description: `Every export of the ${product} ${version} packages: signatures, parameters, types, defaults, and where each is defined.`,
      slug,
    }),
    `Everything that the packages of ${product} ${packages[0]!.version} export, generated from their sources. The guides explain how the parts work together; look here for the exact signature of a name you know.`,
    '<ApiFilter />',
    ...packages.flatMap(({ name, purpose, entryPoints }) => [
      `## ${link(inlineCode(name), entryPointAddress(site, name), site)} {/* #${withoutScope(name)} */}`,
      purpose,
      ...(entryPoints.length > 1 ? [listEntryPoints(entryPoints, pages, site)] : []),
      list(exportsOfPackage(name, pages).map((page) => ({ page, text: nameItem(page, site) }))),
    ]),
  ]);
}

function listEntryPoints(entryPoints: readonly string[], pages: readonly ApiPage[], site: ReferenceSite): string {
  const items = entryPoints.map((point) => {
    const count = exportsOf(point, pages).length;
    // With another mark than the list of exports, which would continue it.
    return `* ${link(inlineCode(point), entryPointAddress(site, point), site)} ${count === 1 ? '1 export' : `${count} exports`}`;
  });
  return joinBlocks(['Entry points:', items.join('\n')]).trimEnd();
}

function exportsOfPackage(name: string, pages: readonly ApiPage[]): ApiPage[] {
  return pages
    .filter(({ symbol }) => symbol.package === name)
    .sort((a, b) => compareNames(a.symbol.name, b.symbol.name));
}

export function renderEntryPoint(
  specifier: string,
  summary: PackageSummary,
  pages: readonly ApiPage[],
  site: ReferenceSite,
): string {
  const exported = exportsOf(specifier, pages);
  const isMain = specifier === summary.name;
  const own = exported.filter(({ symbol }) => symbol.package === summary.name);
  const foreign = exported.filter(({ symbol }) => symbol.package !== summary.name);
  const others = summary.entryPoints.filter((point) => point !== specifier);
  return joinBlocks([
    frontMatter({
      title: specifier,
      sidebar_label: isMain ? specifier : specifier.slice(summary.name.length + 1),
      description: describeEntryPoint(specifier, exported, site),
      slug: `${site.slug}/${withoutScope(specifier)}`,
    }),
    isMain ? summary.purpose : '',
    ...listByKind(own, site),
    ...(foreign.length > 0
      ? [
          `## From other packages`,
          `${inlineCode(specifier)} also exports these, so that one import is enough.`,
          describeList(foreign, site),
        ]
      : []),
    ...(isMain && others.length > 0
      ? [
          '## Other entry points',
          others.map((point) => `- ${link(inlineCode(point), entryPointAddress(site, point), site)}`).join('\n'),
        ]
      : []),
  ]);
}

/** Page for all entry points called `shared`; there is no package of that name. */
export const sharedPath = '/shared';

export function listSharedPoints(packages: readonly PackageSummary[]): string[] {
  return packages.flatMap(({ entryPoints }) => entryPoints).filter((point) => point.endsWith('/shared'));
}

export function renderShared(
  packages: readonly PackageSummary[],
  pages: readonly ApiPage[],
  site: ReferenceSite,
): string {
  const { product, version, slug } = site;
  return joinBlocks([
    frontMatter({
      title: 'Shared entry points',
      sidebar_label: 'shared',
      description: `What the packages of ${product} ${version} share with libraries that are built on them: the entry points called shared.`,
      slug: slug + sharedPath,
    }),
    'What the packages share with each other, and with libraries that are built on them. Apps seldom need it.',
    ...listSharedPoints(packages).flatMap((point) => [
      `## ${link(inlineCode(point), entryPointAddress(site, point), site)} {/* #${withoutScope(point).replace(/\/.*/, '')} */}`,
      describeList(exportsOf(point, pages), site),
    ]),
  ]);
}

function describeEntryPoint(
  specifier: string,
  exported: readonly ApiPage[],
  { product, version }: ReferenceSite,
): string {
  const names = exported.map(({ symbol }) => symbol.name);
  const start = `API reference of ${specifier} in ${product} ${version}: signatures and types of all it exports`;
  const shown: string[] = [];
  for (const name of names) {
    if (`${start}, such as ${[...shown, name].join(', ')}.`.length > 160 || shown.length === 3) break;
    shown.push(name);
  }
  return shown.length > 0 ? `${start}, such as ${shown.join(', ')}.` : `${start}.`;
}

function listByKind(pages: readonly ApiPage[], site: ReferenceSite): string[] {
  return (Object.keys(symbolKinds) as ApiSymbolKind[]).flatMap((kind) => {
    const some = pages.filter(({ symbol }) => symbol.kind === kind);
    return some.length > 0 ? [`## ${symbolKinds[kind].title}`, describeList(some, site)] : [];
  });
}

interface Item {
  page: ApiPage;
  text: string;
}

function describeList(pages: readonly ApiPage[], site: ReferenceSite): string {
  return list(pages.map((page) => ({ page, text: describeItem(page, site) })));
}

/** Internal and deprecated exports are behind a summary. */
function list(items: readonly Item[]): string {
  const usual = items.filter(({ page }) => !isRare(page));
  const rare = items.filter(({ page }) => isRare(page));
  const lines = (some: readonly Item[]) => some.map(({ text }) => `- ${text}`).join('\n');
  if (rare.length === 0) return lines(usual);
  const deprecated = rare.filter(({ page }) => page.deprecated).length;
  const internal = rare.length - deprecated;
  const counts = [internal > 0 && `${internal} internal`, deprecated > 0 && `${deprecated} deprecated`];
  const summary = counts.filter((count) => count !== false).join(' and ');
  return joinBlocks([
    lines(usual),
    `<details>\n<summary>${summary}</summary>\n\n${lines(rare)}\n\n</details>`,
  ]).trimEnd();
}

function describeItem(page: ApiPage, site: ReferenceSite): string {
  const words = firstWords(page.docs)
    .map((items) => spans(items, site))
    .join('');
  // The member's own page explains its deprecation.
  return `${nameItem(page, site)}${words && !page.deprecated ? `: ${words}` : ''}`;
}

function nameItem({ symbol, deprecated, internal }: ApiPage, site: ReferenceSite): string {
  const marks = [deprecated && 'deprecated', internal && 'internal'].filter((mark) => typeof mark === 'string');
  const mark = marks.length > 0 ? ` (${marks.join(', ')})` : '';
  return `<ApiKind of="${symbol.kind}" />${link(inlineCode(symbol.name), symbol.address, site)}${mark}`;
}
