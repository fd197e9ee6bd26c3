import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { format } from 'prettier';
import {
  Application,
  Converter,
  Logger,
  LogLevel,
  OptionDefaults,
  type MinimalNode,
  type MinimalSourceFile,
  type TypeDocOptions,
} from 'typedoc';
import { load, type PluginOptions } from 'typedoc-plugin-markdown';
import { fileOfAddress } from '../mdx.ts';
import type { ApiPage } from '../page.ts';
import {
  compareNames,
  listSharedPoints,
  renderEntryPoint,
  renderOverview,
  renderShared,
  sharedPath,
} from '../render-index.ts';
import { entryPointAddress } from '../symbols.ts';
import { collectSymbols } from './collect-symbols.ts';
import { readExportedNames } from './declared-exports.ts';
import { listEntryPoints, readPackages, summarizePackage, type ReferencePackage } from './entry-points.ts';
import type { ApiReferenceSite } from './site.ts';
import { addExportComment, defineTheme, pruneMembers, themeName } from './theme.ts';

/** @param out absolute path of the output folder; the pages go to `pages` in it */
export async function generateReference({ site, out }: { site: ApiReferenceSite; out: string }): Promise<ApiPage[]> {
  const { libraries, slug } = site;
  const packages = readPackages(site);
  const entryPoints = listEntryPoints(packages, site);
  const files = entryPoints.map(({ file }) => file);
  const tsconfig = join(out, 'tsconfig.json');
  write(tsconfig, JSON.stringify({ compilerOptions: compilerOptions(libraries[0]!, packages), files }));

  const app = await Application.bootstrapWithPlugins({
    ...options,
    name: site.product,
    // Types of other packages are not documented.
    externalPattern: [`**/node_modules/!(${listFolders(packages).join('|')})/**`],
    externalSymbolLinkMappings: { typescript: documentedElsewhere, ...site.externalLinks },
    publicPath: slug,
    entryPoints: files,
    tsconfig,
    out: join(out, 'pages'),
  } satisfies Options as Partial<TypeDocOptions>);
  const logger = new WarningsLogger(site.expectedWarnings);
  app.logger = logger;
  app.converter.on(Converter.EVENT_CREATE_DECLARATION, addExportComment);
  app.converter.on(Converter.EVENT_RESOLVE_BEGIN, pruneMembers);
  const project = await app.convert();
  if (project) app.validate(project);
  logger.throwWarnings(libraries);
  if (!project) throw new Error('TypeDoc found nothing to document and gave no reason.');

  const collected = collectSymbols(project, entryPoints, site, readExportedNames(packages, entryPoints));
  defineTheme(app, collected, packages, site);
  await app.generateOutputs(project);
  logger.throwWarnings(libraries);
  for (const { symbol } of collected) {
    const file = join(out, 'pages', fileOfAddress(symbol.address, site).slice(slug.length));
    write(file, await formatSignatures(readFileSync(file, 'utf8')));
  }

  const pages = collected
    .map(({ symbol, docs, deprecated, internal }): ApiPage => ({ symbol, docs, deprecated, internal }))
    .sort((a, b) => compareNames(a.symbol.address, b.symbol.address));
  for (const [address, mdx] of renderLists(packages, pages, site)) {
    write(join(out, 'pages', fileOfAddress(address, site).slice(slug.length)), mdx);
  }
  return pages;
}

type Options = Partial<TypeDocOptions> & Partial<PluginOptions>;

const options: Options = {
  // Not by name: TypeDoc would import a second instance of itself if this module is loaded with `require`.
  plugin: [load as never],
  theme: themeName,
  router: themeName,
  readme: 'none',
  // Tags in the packages that TypeDoc does not know.
  blockTags: [...OptionDefaults.blockTags, '@note', '@remark', '@warning', '@important'],
  // The packages were published with older versions of their dependencies.
  skipErrorChecking: true,
  disableGit: true,
  sourceLinkTemplate: '{path}',
  sort: ['source-order'],
  excludePrivate: true,
  excludeProtected: true,
  validation: {
    notExported: false,
    notDocumented: false,
    invalidLink: false,
    rewrittenLink: true,
    unusedMergeModuleWith: true,
  },
  fileExtension: '.mdx',
  entryFileName: 'index',
  hidePageHeader: true,
  hidePageTitle: true,
  hideBreadcrumbs: true,
  useCodeBlocks: true,
  expandParameters: true,
  expandObjects: true,
  sanitizeComments: true,
  parametersFormat: 'table',
  interfacePropertiesFormat: 'table',
  classPropertiesFormat: 'table',
  typeAliasPropertiesFormat: 'table',
  typeDeclarationFormat: 'table',
  propertyMembersFormat: 'table',
  tableColumnSettings: { hideSources: true, hideInherited: true, hideOverrides: true, hideModifiers: true },
};

/** Folders in `node_modules`; packages in a scope share one. */
const listFolders = (packages: readonly ReferencePackage[]) => [
  ...new Set(packages.map(({ name }) => name.split('/')[0]!)),
];

/** Types of the platform. */
const documentedElsewhere = {
  ...linkAll('https://developer.mozilla.org/docs/Web/API/', [
    ...['AbortSignal', 'Blob', 'Event', 'EventSource', 'FormData', 'Headers', 'MessageEvent', 'ReadableStream'],
    ...['Request', 'RequestInit', 'Response', 'URL', 'WebSocket'],
  ]),
  ...linkAll('https://developer.mozilla.org/docs/Web/JavaScript/Reference/Global_Objects/', [
    ...['AsyncGenerator', 'AsyncIterator', 'Error', 'Promise'],
  ]),
};

function linkAll(address: string, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, address + name]));
}

class WarningsLogger extends Logger {
  private readonly warnings: string[] = [];

  constructor(private readonly expected: readonly string[]) {
    super();
  }

  override log(message: string, level: LogLevel): void {
    if (level >= LogLevel.Warn && !this.expected.some((text) => message.includes(text))) this.warnings.push(message);
  }

  /** TypeDoc passes either a node, or a position and its file. */
  protected override addContext(
    message: string,
    _level: LogLevel,
    ...args: [MinimalNode?] | [number, MinimalSourceFile]
  ) {
    const [at] = args;
    const file = typeof at === 'number' ? (args[1] as MinimalSourceFile) : at?.getSourceFile();
    if (at === undefined || !file) return message;
    const { line } = file.getLineAndCharacterOfPosition(typeof at === 'number' ? at : at.getStart());
    return `${file.fileName}:${line + 1} - ${message}`;
  }

  throwWarnings(libraries: readonly string[]): void {
    if (this.warnings.length === 0) return;
    const shorten = (text: string, library: string) => text.replaceAll(`${library}/node_modules/`, '');
    const list = this.warnings.map((warning) => `  ${libraries.reduce(shorten, warning)}`);
    throw new Error(
      [
        `TypeDoc has unexpected warnings (${list.length}):`,
        ...list,
        'Fix the cause, or add its text to the `expectedWarnings` option of createApiReference with the reason.',
      ].join('\n'),
    );
  }
}

/**
 * Maps packages to their sources, so that types link to their pages in other packages.
 *
 * @param root library with the types of Node.js
 */
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

/** Formats declarations with Prettier. Method signatures are not statements and stay as they are. */
async function formatSignatures(mdx: string): Promise<string> {
  const parts = mdx.split(/(?<=^```ts\n)((?:const|function|type|class|interface|namespace) [^]*?)(?=\n```$)/m);
  for (let i = 1; i < parts.length; i += 2) parts[i] = await formatStatement(parts[i]!);
  return parts.join('');
}

async function formatStatement(code: string): Promise<string> {
  // A constant with a value is not an ambient declaration.
  const prefix = /^const [^]* = /.test(code) ? '' : 'declare ';
  try {
    const text = await format(prefix + code, { parser: 'typescript', printWidth: 76, singleQuote: true });
    return text.slice(prefix.length).trimEnd();
  } catch (error) {
    // TypeDoc prints a callable type with properties as `type Name(…): …`, which is not TypeScript.
    if (error instanceof SyntaxError) return code;
    throw error;
  }
}

function renderLists(
  packages: readonly ReferencePackage[],
  pages: readonly ApiPage[],
  site: ApiReferenceSite,
): Map<string, string> {
  const summaries = packages.map((one) => summarizePackage(one, site));
  const hasShared = listSharedPoints(summaries).length > 0;
  return new Map([
    [site.address, renderOverview(summaries, pages, site)],
    ...(hasShared ? [[site.address + sharedPath, renderShared(summaries, pages, site)] as const] : []),
    ...summaries.flatMap((summary) =>
      summary.entryPoints.map((point): [string, string] => [
        entryPointAddress(site, point),
        renderEntryPoint(point, summary, pages, site),
      ]),
    ),
  ]);
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
