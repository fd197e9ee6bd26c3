import { dirname, join, sep } from 'node:path';
import ts from 'typescript';
import { compilerOptionsOf } from './compiler-options.ts';

const libFolder = dirname(ts.getDefaultLibFilePath({}));

/** Readers' bundlers declare this, but none of the library's packages does. */
const environment = `declare module '*.css' {}\n`;

/**
 * Language service that sees only one library version. If the repository's own packages were visible, a block could
 * import packages that its version lacks. `node_modules` is cached forever, because it doesn't change during a run.
 */
export class LibraryHost implements ts.LanguageServiceHost {
  readonly service: ts.LanguageService;
  private readonly options: ts.CompilerOptions;
  private readonly files = new Map<string, { snapshot: ts.IScriptSnapshot; version: number }>();
  private readonly links = new Map<string, string>();
  private readonly imports = new Map<string, string[]>();
  private readonly snapshots = new Map<string, ts.IScriptSnapshot | undefined>();
  private readonly resolutions: ts.ModuleResolutionCache;
  private version = 0;

  /** @param root absolute path of the library's folder */
  constructor(readonly root: string) {
    this.options = compilerOptionsOf(root);
    this.resolutions = ts.createModuleResolutionCache(root, (name) => name, this.options);
    this.service = ts.createLanguageService(this, createRegistry(root));
    this.writeFile(join(root, '.snippets', 'env.d.ts'), environment);
  }

  /** Writing the same text again keeps the program. */
  writeFile(path: string, text: string): void {
    const present = this.files.get(path)?.snapshot;
    if (present?.getText(0, present.getLength()) !== text) {
      this.files.set(path, { snapshot: ts.ScriptSnapshot.fromString(text), version: ++this.version });
    }
  }

  /** Makes imports of a path resolve to another virtual file. */
  linkFile(path: string, target: string): void {
    this.links.set(path, target);
  }

  deleteFile(path: string): void {
    this.links.delete(path);
    this.files.delete(path);
    this.imports.delete(path);
    this.version++;
  }

  dependenciesOf(file: ts.SourceFile): string[] {
    const types = file.typeReferenceDirectives.map(({ fileName }) =>
      ts.resolveTypeReferenceDirective(fileName, file.fileName, this.options, this),
    );
    return [
      ...(this.imports.get(file.fileName) ?? []),
      ...file.referencedFiles.map(({ fileName }) => join(dirname(file.fileName), fileName)),
      ...types.flatMap((type) => type.resolvedTypeReferenceDirective?.resolvedFileName ?? []),
    ];
  }

  getCompilationSettings(): ts.CompilerOptions {
    return this.options;
  }

  getProjectVersion(): string {
    return String(this.version);
  }

  getScriptFileNames(): string[] {
    return [...this.files.keys()].filter((name) => /\.(?:tsx?|json)$/.test(name));
  }

  getScriptVersion(path: string): string {
    return String(this.files.get(path)?.version ?? 0);
  }

  getScriptSnapshot(path: string): ts.IScriptSnapshot | undefined {
    const file = this.files.get(path);
    if (!file && !this.snapshots.has(path)) {
      const text = this.readFile(path);
      this.snapshots.set(path, text === undefined ? undefined : ts.ScriptSnapshot.fromString(text));
    }
    return file ? file.snapshot : this.snapshots.get(path);
  }

  getCurrentDirectory(): string {
    return this.root;
  }

  getDefaultLibFileName(options: ts.CompilerOptions): string {
    return ts.getDefaultLibFilePath(options);
  }

  useCaseSensitiveFileNames(): boolean {
    return true;
  }

  fileExists(path: string): boolean {
    return this.files.has(path) || this.links.has(path) || (this.isVisible(path) && ts.sys.fileExists(path));
  }

  readFile(path: string): string | undefined {
    return this.isVisible(path) ? ts.sys.readFile(path) : undefined;
  }

  realpath(path: string): string {
    return ts.sys.realpath!(path);
  }

  /** Adds links, and a cache that outlives the program, to TypeScript's default resolution. */
  resolveModuleNameLiterals(
    literals: readonly ts.StringLiteralLike[],
    containingFile: string,
    redirected: ts.ResolvedProjectReference | undefined,
    options: ts.CompilerOptions,
    sourceFile: ts.SourceFile,
  ): ts.ResolvedModuleWithFailedLookupLocations[] {
    const resolutions = literals.map((literal) => {
      const mode = ts.getModeForUsageLocation(sourceFile, literal, options);
      return ts.resolveModuleName(literal.text, containingFile, options, this, this.resolutions, redirected, mode);
    });
    const linked = resolutions.map(({ resolvedModule, ...rest }) => {
      const target = this.links.get(resolvedModule?.resolvedFileName ?? '');
      return { ...rest, resolvedModule: target ? { ...resolvedModule!, resolvedFileName: target } : resolvedModule };
    });
    this.imports.set(
      containingFile,
      linked.flatMap(({ resolvedModule }) => resolvedModule?.resolvedFileName ?? []),
    );
    return linked;
  }

  private isVisible(path: string): boolean {
    return path.startsWith(this.root + sep) || path.startsWith(libFolder + sep);
  }
}

/** Keeps parsed packages, because the next program may use those that this one does not. */
function createRegistry(root: string): ts.DocumentRegistry {
  const registry = ts.createDocumentRegistry(true, root);
  return {
    ...registry,
    releaseDocumentWithKey(
      path: ts.Path,
      key: ts.DocumentRegistryBucketKey,
      scriptKind?: ts.ScriptKind,
      format?: ts.ResolutionMode,
    ) {
      if (!path.includes('/node_modules/')) registry.releaseDocumentWithKey(path, key, scriptKind!, format);
    },
  };
}
