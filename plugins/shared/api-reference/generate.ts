import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type ts from 'typescript';
import type { Context, ProjectReflection, TypeDocOptions } from 'typedoc';
import { addressOfForeign, type ForeignOrigin } from '../../../core/api-reference/foreign-types.ts';
import { fileOfAddress } from '../../../core/api-reference/mdx.ts';
import type { ApiPage } from '../../../core/api-reference/page.ts';
import {
  compareNames,
  renderEntryPoint,
  renderOverview,
  renderShared,
  sharedAddress,
} from '../../../core/api-reference/render-index.ts';
import { renderPage } from '../../../core/api-reference/render-page.ts';
import { entryPointAddress, referenceAddress } from '../../../core/api-reference/symbols.ts';
import { collectSymbols, programOf, type CollectedSymbol } from './collect-symbols.ts';
import { describePage, type PageContext } from './describe-page.ts';
import { listEntryPoints, readPackages, summarizePackage, type ReferencePackage } from './entry-points.ts';
import { CodePrinter } from './print-code.ts';
import { createTypeDocPlugin, themeName, type ReferenceFile } from './typedoc-plugin.ts';

/** Where the released sources can be looked at. */
const repository = 'https://github.com/trpc/trpc/blob';

/**
 * Runs TypeDoc over the packages of a library version.
 *
 * @param root absolute path of `library/<version>`
 * @param out absolute path of a folder for what is made; TypeDoc's pages go to `pages` in it
 * @returns what the pages say
 * @throws when TypeDoc has something to say that nobody has explained yet
 */
export async function generateReference({ root, out }: { root: string; out: string }): Promise<ApiPage[]> {
  // ESM only, and too large to be loaded before it is known that something is to be done.
  const [typedoc, markdown, { default: runTypeDoc }] = await Promise.all([
    import('typedoc'),
    import('typedoc-plugin-markdown'),
    import('docusaurus-plugin-typedoc'),
  ]);
  const packages = readPackages(root);
  const entryPoints = listEntryPoints(packages);
  const warnings: string[] = [];
  let pages: ApiPage[] = [];
  const createFiles = async (project: ProjectReflection, context: Context) => {
    const collected = collectSymbols(project, context, entryPoints);
    pages = await describePages(collected, packages, context);
    return renderFiles(packages, pages);
  };
  const plugin = createTypeDocPlugin({ typedoc, markdown }, createFiles, (message) => warnings.push(message));
  mkdirSync(out, { recursive: true });
  const tsconfig = join(out, 'tsconfig.json');
  const files = entryPoints.map(({ file }) => file);
  writeFileSync(tsconfig, JSON.stringify({ compilerOptions: compilerOptions(root, packages), files }));
  await runTypeDoc(
    { siteDir: out, siteConfig: {} } as never,
    {
      ...typeDocOptions,
      blockTags: [...typedoc.OptionDefaults.blockTags, ...ownTags],
      entryPoints: files,
      tsconfig,
      out: join(out, 'pages'),
      // The theme for Docusaurus, which comes with it, would write a sidebar without an order of our own.
      sidebar: { autoConfiguration: false },
      plugin: [plugin],
    } as never,
  );
  if (warnings.length > 0) throw new Error(describeWarnings(warnings, root));
  if (pages.length === 0) throw new Error('TypeDoc found nothing to document, and said nothing about it');
  return pages;
}

/** Tags that the packages use beside those that TypeDoc knows. */
const ownTags = ['@note', '@remark', '@warning', '@important'] as const;

const typeDocOptions: Partial<TypeDocOptions> = {
  name: 'tRPC',
  theme: themeName,
  router: themeName,
  readme: 'none',
  // The packages were compiled when they were published, with the packages of that day.
  skipErrorChecking: true,
  disableGit: true,
  disableSources: true,
  // Everything is below `node_modules`, and what a package exports of another one is a part of it.
  externalPattern: [],
  excludePrivate: true,
  excludeProtected: true,
  validation: {
    notExported: false,
    notDocumented: false,
    invalidLink: false,
    rewrittenLink: true,
    unusedMergeModuleWith: true,
  },
  logLevel: 'Warn',
};

/** The sources see each other as sources, so that a type of one package leads to its page from another. */
function compilerOptions(root: string, packages: readonly ReferencePackage[]): Record<string, unknown> {
  const paths = packages.flatMap(({ name, sources, modules }) => [
    ...[...modules].map(([specifier, file]) => [specifier, [file]]),
    [`${name}/*`, [join(sources, '*')]],
  ]);
  return {
    target: 'ES2022',
    lib: ['ES2023', 'DOM', 'DOM.Iterable', 'DOM.AsyncIterable', 'ESNext.Disposable'],
    module: 'ESNext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    strict: true,
    esModuleInterop: true,
    skipLibCheck: true,
    noEmit: true,
    stableTypeOrdering: true,
    types: ['node'],
    typeRoots: [join(root, 'node_modules/@types')],
    paths: Object.fromEntries(paths),
  };
}

async function describePages(
  collected: readonly CollectedSymbol[],
  packages: readonly ReferencePackage[],
  context: Context,
): Promise<ApiPage[]> {
  const addresses = new Map(collected.map(({ declared, symbol }) => [declared, symbol.address]));
  // A declaration that has several names goes by the one that it was declared under, where that one is exported too.
  for (const { declared, symbol } of collected)
    if (declared.name === symbol.name) addresses.set(declared, symbol.address);
  const program = programOf(context);
  const checker = program.getTypeChecker();
  const addressOf = (symbol: ts.Symbol) =>
    addresses.get(symbol) ?? addressOfForeign(symbol.name, originsOf(symbol, program));
  const pageContext: PageContext = {
    checker,
    printer: new CodePrinter(checker, addressOf),
    addressOf,
    isOwn: (declaration) => findOwner(declaration, packages) !== undefined,
    sourceOf: (declaration) => findSource(declaration, packages),
  };
  const pages = await Promise.all(collected.map((one) => describePage(one, pageContext)));
  return pages.sort((a, b) => compareNames(a.symbol.address, b.symbol.address));
}

/** Whose a symbol is, of those whose documentation is known. */
function originsOf({ declarations = [] }: ts.Symbol, program: ts.Program): ForeignOrigin[] {
  const files = declarations.map((declaration) => declaration.getSourceFile());
  return [
    ...(files.some((file) => program.isSourceFileDefaultLibrary(file)) ? (['platform'] as const) : []),
    ...(files.some(({ fileName }) => fileName.includes('/@tanstack/query-core/')) ? (['tanstack-query'] as const) : []),
  ];
}

function findOwner(declaration: ts.Declaration, packages: readonly ReferencePackage[]): ReferencePackage | undefined {
  const { fileName } = declaration.getSourceFile();
  return packages.find(({ sources }) => fileName.startsWith(`${sources}/`));
}

function findSource(declaration: ts.Declaration, packages: readonly ReferencePackage[]): ApiPage['source'] {
  const file = declaration.getSourceFile();
  const owner = findOwner(declaration, packages);
  if (!owner) return findForeignSource(file.fileName);
  const path = `${owner.repositoryFolder}/${relative(owner.sources, file.fileName).split(sep).join('/')}`;
  const line = file.getLineAndCharacterOfPosition(declaration.getStart()).line + 1;
  return { path, address: `${repository}/v${owner.version}/${path}#L${line}` };
}

/** Of what a package exports of another one, the other one is told. */
function findForeignSource(fileName: string): ApiPage['source'] {
  const path = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(fileName)?.[1];
  if (path === undefined) throw new Error(`a package exports what ${fileName} declares, which belongs to no package`);
  return { path, address: `https://www.npmjs.com/package/${path}` };
}

function renderFiles(packages: readonly ReferencePackage[], pages: readonly ApiPage[]): ReferenceFile[] {
  const summaries = packages.map(summarizePackage);
  const file = (address: string, mdx: string) => ({ path: fileOfAddress(address).slice('/typedoc/'.length), mdx });
  return [
    file(referenceAddress, renderOverview(summaries, pages)),
    file(sharedAddress, renderShared(summaries, pages)),
    ...summaries.flatMap((summary) =>
      summary.entryPoints.map((point) => file(entryPointAddress(point), renderEntryPoint(point, summary, pages))),
    ),
    ...pages.map((page) => file(page.symbol.address, renderPage(page))),
  ];
}

function describeWarnings(warnings: readonly string[], root: string): string {
  const list = warnings.map((warning) => `  ${warning.replaceAll(`${root}/node_modules/`, '')}`);
  return [
    `TypeDoc has ${warnings.length === 1 ? 'a warning' : `${warnings.length} warnings`} that nobody has explained:`,
    ...list,
    'Mend the cause in plugins/shared/api-reference/generate.ts, or list it with its reason in typedoc-warnings.ts.',
  ].join('\n');
}
