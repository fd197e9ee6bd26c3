import { dirname, join, sep } from 'node:path';
import ts from 'typescript';
import { compilerOptions } from './compiler-options.ts';

const libFolder = dirname(ts.getDefaultLibFilePath(compilerOptions));

/** Declares what every bundler of a reader's project declares and no package of the library does. */
const environment = `declare module '*.css' {}\n`;

/**
 * A language service that sees nothing but one library version and TypeScript's own declarations.
 *
 * The repository's root has packages of its own; if they were visible, a block could import packages that its version
 * lacks. Reads of real files are cached without expiry, because `node_modules` does not change during a run.
 */
export class LibraryHost implements ts.LanguageServiceHost {
  readonly service: ts.LanguageService;
  private readonly files = new Map<string, { snapshot: ts.IScriptSnapshot; version: number }>();
  private readonly links = new Map<string, string>();
  private readonly imports = new Map<string, string[]>();
  private readonly folders = new Map<string, number>();
  private readonly snapshots = new Map<string, ts.IScriptSnapshot | undefined>();
  private readonly existing = new Map<string, boolean>();
  private readonly existingFolders = new Map<string, boolean>();
  private readonly realPaths = new Map<string, string>();
  private readonly resolutions: ts.ModuleResolutionCache;
  private version = 0;

  /** @param root absolute path of `library/<version>`, with its `node_modules` */
  constructor(readonly root: string) {
    this.resolutions = ts.createModuleResolutionCache(root, (name) => name, compilerOptions);
    this.service = ts.createLanguageService(this, createRegistry(root));
    this.writeFile(join(root, '.snippets', 'env.d.ts'), environment);
  }

  /** Adds or replaces a virtual file; writing the same text again keeps the program. */
  writeFile(path: string, text: string): void {
    const present = this.files.get(path);
    if (present && present.snapshot.getText(0, present.snapshot.getLength()) === text) {
      return;
    }
    this.files.set(path, { snapshot: ts.ScriptSnapshot.fromString(text), version: ++this.version });
    if (!present) {
      this.countFolders(path, 1);
    }
  }

  /** Makes imports of a path resolve to another virtual file. */
  linkFile(path: string, target: string): void {
    this.links.set(path, target);
    this.countFolders(path, 1);
  }

  /** Removes a virtual file or a link. */
  deleteFile(path: string): void {
    if (this.files.delete(path) || this.links.delete(path)) {
      this.imports.delete(path);
      this.version++;
      this.countFolders(path, -1);
    }
  }

  /** @returns absolute paths of the files that a file of the program imports or references */
  dependenciesOf(file: ts.SourceFile): string[] {
    const types = file.typeReferenceDirectives.map(({ fileName }) =>
      ts.resolveTypeReferenceDirective(fileName, file.fileName, compilerOptions, this),
    );
    return [
      ...(this.imports.get(file.fileName) ?? []),
      ...file.referencedFiles.map(({ fileName }) => join(dirname(file.fileName), fileName)),
      ...types.flatMap((type) => type.resolvedTypeReferenceDirective?.resolvedFileName ?? []),
    ];
  }

  getCompilationSettings(): ts.CompilerOptions {
    return compilerOptions;
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
    if (file) {
      return file.snapshot;
    }
    if (!this.snapshots.has(path)) {
      const text = this.isVisible(path) ? ts.sys.readFile(path) : undefined;
      this.snapshots.set(path, text === undefined ? undefined : ts.ScriptSnapshot.fromString(text));
    }
    return this.snapshots.get(path);
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
    return (
      this.files.has(path) ||
      this.links.has(path) ||
      remember(this.existing, path, () => this.isVisible(path) && ts.sys.fileExists(path))
    );
  }

  readFile(path: string): string | undefined {
    const snapshot = this.getScriptSnapshot(path);
    return snapshot?.getText(0, snapshot.getLength());
  }

  directoryExists(path: string): boolean {
    return (
      this.folders.has(path) ||
      remember(this.existingFolders, path, () => this.isVisible(path) && ts.sys.directoryExists(path))
    );
  }

  getDirectories(path: string): string[] {
    return this.isVisible(path) ? ts.sys.getDirectories(path) : [];
  }

  realpath(path: string): string {
    return this.files.has(path) ? path : remember(this.realPaths, path, () => ts.sys.realpath?.(path) ?? path);
  }

  /** Resolves modules as TypeScript does by default, with links, and with a cache that outlives the program. */
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
    return [this.root, libFolder].some((folder) => path === folder || path.startsWith(folder + sep));
  }

  private countFolders(path: string, by: number): void {
    for (let folder = dirname(path); folder.length >= this.root.length; folder = dirname(folder)) {
      const count = (this.folders.get(folder) ?? 0) + by;
      if (count > 0) {
        this.folders.set(folder, count);
      } else {
        this.folders.delete(folder);
      }
    }
  }
}

/** Creates a registry that keeps parsed packages, since the next program may use those that this one does not. */
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

function remember<T>(cache: Map<string, T>, key: string, compute: () => T): T {
  let value = cache.get(key);
  if (value === undefined) {
    value = compute();
    cache.set(key, value);
  }
  return value;
}
