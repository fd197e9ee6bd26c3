import { currentLibrary } from '@typed-docs/snippets/versions';
import { firstWords } from './description.ts';
import { inlineCode, link, spans } from './mdx.ts';
import { frontMatter, joinBlocks } from './render-page.ts';
import type { ApiPage } from './page.ts';
import { entryPointAddress, referenceAddress, symbolKinds, type ApiSymbolKind } from './symbols.ts';

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

export function renderOverview(packages: readonly PackageSummary[], pages: readonly ApiPage[]): string {
  return joinBlocks([
    frontMatter({
      title: 'API reference',
      description: `Every export of the tRPC ${currentLibrary} packages: signatures, parameters, types, defaults and where each is defined.`,
      slug: referenceAddress.slice('/docs'.length),
    }),
    `Everything that the packages of tRPC ${packages[0]!.version} export, made from their sources. The guides explain how the parts work together; look here for the exact signature of a name that you know.`,
    ...packages.flatMap(({ name, purpose, entryPoints }) => [
      `## ${link(inlineCode(name), entryPointAddress(name))} {/* #${name.split('/')[1]} */}`,
      purpose,
      entryPoints
        .map((point) => {
          const count = exportsOf(point, pages).length;
          return `- ${link(inlineCode(point), entryPointAddress(point))}: ${count === 1 ? '1 export' : `${count} exports`}`;
        })
        .join('\n'),
    ]),
  ]);
}

export function renderEntryPoint(specifier: string, summary: PackageSummary, pages: readonly ApiPage[]): string {
  const exported = exportsOf(specifier, pages);
  const isMain = specifier === summary.name;
  const own = exported.filter(({ symbol }) => symbol.package === summary.name);
  const foreign = exported.filter(({ symbol }) => symbol.package !== summary.name);
  const others = summary.entryPoints.filter((point) => point !== specifier);
  return joinBlocks([
    frontMatter({
      title: specifier,
      sidebar_label: isMain ? specifier : specifier.slice(summary.name.length + 1),
      description: describeEntryPoint(specifier, exported),
      slug: entryPointAddress(specifier).slice('/docs'.length),
    }),
    isMain ? summary.purpose : '',
    ...listByKind(own),
    ...(foreign.length > 0
      ? [
          `## From other packages`,
          `${inlineCode(specifier)} also exports these, so that one import is enough.`,
          list(foreign),
        ]
      : []),
    ...(isMain && others.length > 0
      ? [
          '## Other entry points',
          others.map((point) => `- ${link(inlineCode(point), entryPointAddress(point))}`).join('\n'),
        ]
      : []),
  ]);
}

/** Page for all entry points called `shared`; there is no package of that name. */
export const sharedAddress = `${referenceAddress}/shared`;

export function renderShared(packages: readonly PackageSummary[], pages: readonly ApiPage[]): string {
  const points = packages.flatMap(({ entryPoints }) => entryPoints).filter((point) => point.endsWith('/shared'));
  return joinBlocks([
    frontMatter({
      title: 'Shared entry points',
      sidebar_label: 'shared',
      description: `What the packages of tRPC ${currentLibrary} share with libraries that are built on them: the entry points called shared.`,
      slug: sharedAddress.slice('/docs'.length),
    }),
    'What the packages share with each other, and with libraries that are built on them. Apps seldom need it.',
    ...points.flatMap((point) => [
      `## ${link(inlineCode(point), entryPointAddress(point))} {/* #${point.split('/')[1]} */}`,
      list(exportsOf(point, pages)),
    ]),
  ]);
}

function describeEntryPoint(specifier: string, exported: readonly ApiPage[]): string {
  const names = exported.map(({ symbol }) => symbol.name);
  const start = `API reference of ${specifier} in tRPC ${currentLibrary}: signatures and types of all it exports`;
  const shown: string[] = [];
  for (const name of names) {
    if (`${start}, such as ${[...shown, name].join(', ')}.`.length > 160 || shown.length === 3) break;
    shown.push(name);
  }
  return shown.length > 0 ? `${start}, such as ${shown.join(', ')}.` : `${start}.`;
}

function listByKind(pages: readonly ApiPage[]): string[] {
  return (Object.keys(symbolKinds) as ApiSymbolKind[]).flatMap((kind) => {
    const some = pages.filter(({ symbol }) => symbol.kind === kind);
    return some.length > 0 ? [`## ${symbolKinds[kind].title}`, list(some)] : [];
  });
}

function list(pages: readonly ApiPage[]): string {
  return pages.map(describeItem).join('\n');
}

function describeItem({ symbol, docs, deprecated, internal }: ApiPage): string {
  const words = firstWords(docs).map(spans).join('');
  const marks = [deprecated && 'deprecated', internal && 'internal'].filter((mark) => typeof mark === 'string');
  const mark = marks.length > 0 ? ` (${marks.join(', ')})` : '';
  // The member's own page explains its deprecation.
  return `- ${link(inlineCode(symbol.name), symbol.address)}${mark}${words && !deprecated ? `: ${words}` : ''}`;
}
