import { readFileSync } from 'node:fs';
import Module, { createRequire, isBuiltin } from 'node:module';
import { dirname, extname, isAbsolute, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as vm from 'node:vm';
import { init, parse as readExports } from 'cjs-module-lexer';

type Format = 'esm' | 'commonjs' | 'json';
type CommonJsCache = typeof Module & { _cache: NodeJS.Dict<NodeModule> };

/** What is known of a file for as long as this process lives; packages don't change meanwhile. */
interface Source {
  path: string;
  format: Format;
  text: string;
}

const require = createRequire(import.meta.url);
const sources = new Map<string, Source>();
const resolutions = new Map<string, string>();
const builtins = new Map<string, vm.Module>();
const packageTypes = new Map<string, string | undefined>();
const exportNames = new Map<string, Set<string>>();

/**
 * CommonJS packages that are loaded once: not what a sample is about, but what our harness draws its components on, which
 * takes a third of a second to load.
 */
const keptPackages = /\/node_modules\/jsdom\//;
const keptCache: NodeJS.Dict<NodeModule> = Object.create(null);

/**
 * Modules that are evaluated anew in each graph, as in a process that has loaded none, but compiled from what is in memory
 * already. They are resolved and loaded as Node.js does it (ES modules, CommonJS, JSON, built-in modules), and see the same
 * global objects as everything else in the process.
 *
 * Needs `--experimental-vm-modules` and `--experimental-import-meta-resolve`, and `init` of cjs-module-lexer.
 */
export class FreshModules {
  private readonly modules = new Map<string, vm.Module>();
  private readonly evaluations = new Map<vm.Module, Promise<void>>();
  private linking: Promise<void> = Promise.resolve();

  constructor() {
    (Module as CommonJsCache)._cache = Object.create(null);
  }

  /**
   * Evaluates a module and all that it imports.
   *
   * @param url of a file
   * @throws what the modules throw, and what Node.js says of imports that lead nowhere
   */
  async import(url: string): Promise<vm.Module> {
    const module = this.moduleOf(url);
    // One graph at a time: Node.js cannot link a module that is being linked.
    this.linking = this.linking.catch(() => undefined).then(() => this.link(module));
    await this.linking;
    if (!this.evaluations.has(module)) this.evaluations.set(module, module.evaluate());
    await this.evaluations.get(module);
    return module;
  }

  private async link(module: vm.Module): Promise<void> {
    if (module.status === 'unlinked') {
      await module.link((specifier, { identifier }) => this.moduleOf(resolve(specifier, identifier)));
    }
  }

  private moduleOf(url: string): vm.Module {
    if (url.startsWith('node:')) return builtinModule(url);
    let module = this.modules.get(url);
    if (!module) {
      module = this.create(url);
      this.modules.set(url, module);
    }
    return module;
  }

  private create(url: string): vm.Module {
    const { path, format, text } = sourceOf(url);
    if (format === 'json') return synthetic(url, ['default'], () => ({ default: JSON.parse(text) as unknown }));
    if (format === 'commonjs') {
      return synthetic(url, exportsOf(path), () => {
        const value = loadCommonJs(path) as Record<string, unknown>;
        return Object.assign(Object.create(value) as Record<string, unknown>, { default: value });
      });
    }
    return new vm.SourceTextModule(text, {
      identifier: url,
      initializeImportMeta: (meta: ImportMeta) => {
        Object.assign(meta, {
          dirname: dirname(path),
          filename: path,
          resolve: (specifier: string) => resolve(specifier, url),
          url,
        });
      },
      importModuleDynamically: (specifier: string) => this.import(resolve(specifier, url)),
    });
  }
}

/** Makes ready what modules are read with; to be awaited once, before the first graph. */
export const prepare = init;

/** As `import` resolves; a folder's modules resolve alike, so that most need not be looked for. */
function resolve(specifier: string, parent: string): string {
  if (isBuiltin(specifier)) return specifier.startsWith('node:') ? specifier : `node:${specifier}`;
  const key = `${dirname(parent)}\0${specifier}`;
  let url = resolutions.get(key);
  if (url === undefined) {
    url = import.meta.resolve(specifier, parent);
    resolutions.set(key, url);
  }
  return url;
}

function sourceOf(url: string): Source {
  let source = sources.get(url);
  if (!source) {
    const path = fileURLToPath(url);
    source = { path, format: formatOf(path), text: readFileSync(path, 'utf8') };
    // A sample's own files make way for those of the next.
    if (path.includes('/node_modules/')) sources.set(url, source);
  }
  return source;
}

function formatOf(path: string): Format {
  const extension = extname(path);
  if (extension === '.json') return 'json';
  return extension === '.mjs' || (extension === '.js' && packageType(dirname(path)) === 'module') ? 'esm' : 'commonjs';
}

/** The `type` of the package that a folder belongs to. */
function packageType(folder: string): string | undefined {
  if (!packageTypes.has(folder)) packageTypes.set(folder, readPackageType(folder));
  return packageTypes.get(folder);
}

function readPackageType(folder: string): string | undefined {
  try {
    return (JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { type?: string }).type;
  } catch {
    // No package.json here: the folder above decides.
    return dirname(folder) === folder ? undefined : packageType(dirname(folder));
  }
}

function builtinModule(url: string): vm.Module {
  let module = builtins.get(url);
  if (!module) {
    const value = require(url) as Record<string, unknown>;
    module = synthetic(url, ['default', ...Object.keys(value)], () => ({ ...value, default: value }));
    builtins.set(url, module);
  }
  return module;
}

/** A module whose exports are the properties of an object that is made when the module's turn to be evaluated comes. */
function synthetic(url: string, names: Iterable<string>, evaluate: () => Record<string, unknown>): vm.Module {
  const exports = [...new Set(names)];
  return new vm.SyntheticModule(
    exports,
    function (this: vm.SyntheticModule) {
      const values = evaluate();
      for (const name of exports) this.setExport(name, values[name]);
    },
    { identifier: url },
  );
}

/** The names that an ES module may import of a CommonJS file, which Node.js reads from its text, too. */
function exportsOf(path: string, readers: readonly string[] = []): Set<string> {
  let names = exportNames.get(path);
  if (!names) {
    names = new Set(['default']);
    const { exports, reexports } = lexerAnswer(path);
    exports.forEach((name) => names!.add(name));
    for (const specifier of reexports) {
      const target = createRequire(path).resolve(specifier);
      if (!isAbsolute(target) || readers.includes(target)) continue;
      exportsOf(target, [...readers, path]).forEach((name) => names!.add(name));
    }
    exportNames.set(path, names);
  }
  return names;
}

function lexerAnswer(path: string): { exports: string[]; reexports: string[] } {
  try {
    return readExports(readFileSync(path, 'utf8'));
  } catch {
    // As Node.js has it, a file that the lexer cannot read has a default export alone.
    return { exports: [], reexports: [] };
  }
}

function loadCommonJs(path: string): unknown {
  if (!keptPackages.test(path)) return require(path);
  const modules = Module as CommonJsCache;
  const own = modules._cache;
  modules._cache = keptCache;
  try {
    return require(path);
  } finally {
    modules._cache = own;
  }
}
