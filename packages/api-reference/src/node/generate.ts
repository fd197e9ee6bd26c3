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
import { compareNames, renderEntryPoint, renderOverview, renderShared, sharedAddress } from '../render-index.ts';
import { entryPointAddress, referenceAddress } from '../symbols.ts';
import { collectSymbols } from './collect-symbols.ts';
import { listEntryPoints, readPackages, summarizePackage, type ReferencePackage } from './entry-points.ts';
import { addExportComment, defineTheme, pruneMembers, publicPath, themeName } from './theme.ts';

/** @param out absolute path of the output folder; the pages go to `pages` in it */
export async function generateReference({ root, out }: { root: string; out: string }): Promise<ApiPage[]> {
  const packages = readPackages(root);
  const entryPoints = listEntryPoints(packages);
  const files = entryPoints.map(({ file }) => file);
  const tsconfig = join(out, 'tsconfig.json');
  write(tsconfig, JSON.stringify({ compilerOptions: compilerOptions(root, packages), files }));

  const app = await Application.bootstrapWithPlugins({
    ...options,
    entryPoints: files,
    tsconfig,
    out: join(out, 'pages'),
  } satisfies Options as Partial<TypeDocOptions>);
  const logger = new WarningsLogger();
  app.logger = logger;
  app.converter.on(Converter.EVENT_CREATE_DECLARATION, addExportComment);
  app.converter.on(Converter.EVENT_RESOLVE_BEGIN, pruneMembers);
  const project = await app.convert();
  if (project) app.validate(project);
  logger.throwWarnings(root);
  if (!project) throw new Error('TypeDoc found nothing to document, and gave no reason.');

  const collected = collectSymbols(project, entryPoints);
  defineTheme(app, collected, packages);
  await app.generateOutputs(project);
  logger.throwWarnings(root);
  for (const { symbol } of collected) {
    const file = join(out, 'pages', fileOfAddress(symbol.address).slice(publicPath.length));
    write(file, await formatSignatures(readFileSync(file, 'utf8')));
  }

  const pages = collected
    .map(({ symbol, docs, deprecated, internal }): ApiPage => ({ symbol, docs, deprecated, internal }))
    .sort((a, b) => compareNames(a.symbol.address, b.symbol.address));
  for (const [address, mdx] of renderLists(packages, pages)) {
    write(join(out, 'pages', fileOfAddress(address).slice(publicPath.length)), mdx);
  }
  return pages;
}

type Options = Partial<TypeDocOptions> & Partial<PluginOptions>;

const options: Options = {
  name: 'tRPC',
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
  externalPattern: ['**/node_modules/!(@trpc)/**'],
  externalSymbolLinkMappings: {
    typescript: {
      ...linkAll('https://developer.mozilla.org/docs/Web/API/', [
        ...['AbortSignal', 'Blob', 'Event', 'EventSource', 'FormData', 'Headers', 'MessageEvent', 'ReadableStream'],
        ...['Request', 'RequestInit', 'Response', 'URL', 'WebSocket'],
      ]),
      ...linkAll('https://developer.mozilla.org/docs/Web/JavaScript/Reference/Global_Objects/', [
        ...['AsyncGenerator', 'AsyncIterator', 'Error', 'Promise'],
      ]),
    },
    '@tanstack/query-core': linkAll('https://tanstack.com/query/latest/docs/reference/', ['QueryClient']),
  },
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
  publicPath,
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

function linkAll(address: string, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, address + name]));
}

/** Any other warning fails the build. */
const expectedWarnings = [
  // The comment documents `input` and `type`, which are parts of a rest parameter.
  'The signature react-query/src.getQueryKey has an @param with name "',
];

class WarningsLogger extends Logger {
  private readonly warnings: string[] = [];

  override log(message: string, level: LogLevel): void {
    if (level >= LogLevel.Warn && !expectedWarnings.some((text) => message.includes(text))) this.warnings.push(message);
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

  throwWarnings(root: string): void {
    if (this.warnings.length === 0) return;
    const list = this.warnings.map((warning) => `  ${warning.replaceAll(`${root}/node_modules/`, '')}`);
    throw new Error(
      [
        `TypeDoc has unexpected warnings (${list.length}):`,
        ...list,
        'Fix the cause, or add the text to expectedWarnings in src/node/generate.ts with the reason.',
      ].join('\n'),
    );
  }
}

/** Maps packages to their sources, so that types link to their pages in other packages. */
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

function renderLists(packages: readonly ReferencePackage[], pages: readonly ApiPage[]): Map<string, string> {
  const summaries = packages.map(summarizePackage);
  return new Map([
    [referenceAddress, renderOverview(summaries, pages)],
    [sharedAddress, renderShared(summaries, pages)],
    ...summaries.flatMap((summary) =>
      summary.entryPoints.map((point): [string, string] => [
        entryPointAddress(point),
        renderEntryPoint(point, summary, pages),
      ]),
    ),
  ]);
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
