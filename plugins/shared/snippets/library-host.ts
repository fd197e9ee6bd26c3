import { dirname, join, sep } from 'node:path';
import ts from 'typescript';
import { compilerOptions } from './compiler-options.ts';

const libFolder = dirname(ts.getDefaultLibFilePath(compilerOptions));

/**
 * A language service that sees nothing but one library version and TypeScript's own declarations.
 *
 * The repository's root has packages of its own; were they visible, a block could import what its version doesn't have.
 * Reads of real files are remembered for good: nothing in `node_modules` changes during a run.
 */
export class LibraryHost implements ts.LanguageServiceHost {
  readonly service: ts.LanguageService;
  private readonly files = new Map<string, { snapshot: ts.IScriptSnapshot; version: number }>();
  private readonly links = new Map<string, string>();
  private readonly folders = new Map<string, number>();
  private readonly snapshots = new Map<string, ts.IScriptSnapshot | undefined>();
  private readonly existing = new Map<string, boolean>();
  private readonly existingFolders = new Map<string, boolean>();
  private readonly realPaths = new Map<string, string>();
  private readonly resolutions: ts.ModuleResolutionCache;
  private readonly imports = new Map<string, string[]>();
  private readonly entryPoints = new Set<string>();
  private version = 0;

  /** @param root the folder `library/<version>`, absolute, with its `node_modules` */
  constructor(readonly root: string) {
    this.resolutions = ts.createModuleResolutionCache(root, (name) => name, compilerOptions);
    this.service = ts.createLanguageService(this, keepPackages(ts.createDocumentRegistry(true, root)));
    this.writeFile(join(root, '.snippets', 'env.d.ts'), environment);
  }

  /** Adds or changes a virtual file; the same text again changes nothing, so the program stays. */
  writeFile(path: string, text: string): void {
    const present = this.files.get(this.targetOf(path));
    if (present && present.snapshot.getText(0, present.snapshot.getLength()) === text) {
      return;
    }
    this.files.set(path, { snapshot: ts.ScriptSnapshot.fromString(text), version: ++this.version });
    if (!present) {
      this.countFolders(path, 1);
    }
  }

  /** Has imports of a path lead to another virtual file. */
  linkFile(path: string, target: string): void {
    this.links.set(path, target);
    this.countFolders(path, 1);
  }

  /** @returns the virtual file that a path leads to; itself, where it is no link */
  targetOf(path: string): string {
    return this.links.get(path) ?? path;
  }

  /** Takes a virtual file or a link out again. */
  deleteFile(path: string): void {
    if (this.links.delete(path)) {
      this.countFolders(path, -1);
    }
    if (this.files.delete(path)) {
      this.imports.delete(path);
      this.version++;
      this.countFolders(path, -1);
    }
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
      this.files.has(this.targetOf(path)) ||
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

  resolveModuleNameLiterals(
    literals: readonly ts.StringLiteralLike[],
    containingFile: string,
    redirectedReference: ts.ResolvedProjectReference | undefined,
    options: ts.CompilerOptions,
    containingSourceFile: ts.SourceFile,
  ): readonly ts.ResolvedModuleWithFailedLookupLocations[] {
    const resolved = literals.map((literal) => {
      const resolution = ts.resolveModuleName(
        literal.text,
        containingFile,
        options,
        this,
        this.resolutions,
        redirectedReference,
        ts.getModeForUsageLocation(containingSourceFile, literal, options),
      );
      const target = this.links.get(resolution.resolvedModule?.resolvedFileName ?? '');
      return target === undefined
        ? resolution
        : { ...resolution, resolvedModule: { ...resolution.resolvedModule!, resolvedFileName: target } };
    });
    this.imports.set(
      containingFile,
      resolved.flatMap(({ resolvedModule }) => resolvedModule?.resolvedFileName ?? []),
    );
    literals.forEach(({ text }, i) => {
      const path = resolved[i]!.resolvedModule?.resolvedFileName;
      if (path !== undefined && !text.startsWith('.')) this.entryPoints.add(path);
    });
    return resolved;
  }

  /** @returns whether a file is what something imports by the name of a package. */
  isEntryPoint({ fileName }: ts.SourceFile): boolean {
    return this.entryPoints.has(fileName);
  }

  /** @returns the absolute paths of the files that a file of the program brings in, by imports and references. */
  dependenciesOf(file: ts.SourceFile): string[] {
    return [
      ...(this.imports.get(file.fileName) ?? []),
      ...file.referencedFiles.map(({ fileName }) => join(dirname(file.fileName), fileName)),
      ...file.typeReferenceDirectives.flatMap(
        ({ fileName }) =>
          ts.resolveTypeReferenceDirective(fileName, file.fileName, compilerOptions, this)
            .resolvedTypeReferenceDirective?.resolvedFileName ?? [],
      ),
    ];
  }

  private isVisible(path: string): boolean {
    return (
      path === this.root || path.startsWith(this.root + sep) || path === libFolder || path.startsWith(libFolder + sep)
    );
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

/** What every bundler of a reader's project declares, and no package of the library's does. */
const environment = `declare module '*.css' {}\n`;

/** Has a registry keep what it has read of packages, which the next program may use when this one does not. */
function keepPackages(registry: ts.DocumentRegistry): ts.DocumentRegistry {
  const release = registry.releaseDocumentWithKey.bind(registry) as (path: ts.Path, ...rest: unknown[]) => void;
  registry.releaseDocumentWithKey = (path: ts.Path, ...rest: unknown[]) => {
    if (!path.includes('/node_modules/')) release(path, ...rest);
  };
  return registry;
}

function remember<T>(cache: Map<string, T>, key: string, compute: () => T): T {
  let value = cache.get(key);
  if (value === undefined) {
    value = compute();
    cache.set(key, value);
  }
  return value;
}
