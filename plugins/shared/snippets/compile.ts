import { dirname, join } from 'node:path';
import { createTwoslasher } from 'twoslash';
import ts from 'typescript';
import type { CompileTask, CompilerAnswer } from '../../../core/snippets/compiler-answer.ts';
import { compilerOptions } from './compiler-options.ts';
import { findDeclaredNames } from './declared-names.ts';
import { identifyFiles } from './file-identity.ts';
import { GlobalScopes } from './global-scopes.ts';
import { LibraryHost } from './library-host.ts';

type CreateOptions = NonNullable<Parameters<typeof createTwoslasher>[0]>;
type Environment = CreateOptions['cache'] extends infer C ? (C extends Map<string, infer E> ? E : never) : never;

/** Hundreds of names are known at most places; a reader is shown a handful. */
const completionLimit = 50;

const folderOf = (number: number) => join('.snippets', String(number));

/**
 * `(property) Array<Book>.length: number` becomes `(property) Array.length: number`: whether the compiler fills in the
 * container's arguments or prints its parameters (`Array<T>`) depends on what it checked before.
 */
function dropContainerArguments(text: string): string {
  const head = /^\((?:property|method|accessor|getter|setter)\) [\w$.]+</.exec(text)?.[0];
  if (!head) {
    return text;
  }
  let depth = 1;
  let end = head.length;
  for (; end < text.length && depth > 0; end++) {
    // The `>` of an arrow closes nothing.
    depth += text[end] === '<' ? 1 : text[end] === '>' && text[end - 1] !== '=' ? -1 : 0;
  }
  return text[end] === '.' ? head.slice(0, -1) + text.slice(end) : text;
}

/** Twoslash asks its cache for an environment; this cache answers with ours, whatever the key. */
class OneEnvironment extends Map<string, Environment> {
  constructor(private readonly environment: Environment) {
    super();
  }
  override has(): boolean {
    return true;
  }
  override get(): Environment {
    return this.environment;
  }
}

/** A block, and where the compiler finds its files. */
interface Placed {
  task: CompileTask;
  /** Absolute path. */
  folder: string;
  /** Absolute paths of its files; several blocks may have one in common. */
  paths: string[];
}

/** Compiles blocks against one library version, many in a program: the library's types are then worked out once. */
export class LibraryCompiler {
  private readonly host: LibraryHost;
  private readonly scopes: GlobalScopes;
  /** What paths of blocks' files begin with. */
  private readonly folders: RegExp;
  private count = 0;

  /** @param root the absolute folder `library/<version>` */
  constructor(root: string) {
    this.host = new LibraryHost(root);
    this.scopes = new GlobalScopes(this.host);
    this.folders = new RegExp(`${escapeRegExp(join(root, '.snippets'))}/\\d+/`, 'g');
  }

  /** @returns for each task a key; only tasks that have it in common can share a program */
  scopesOf(tasks: readonly CompileTask[]): string[] {
    return this.scopes.of(tasks.map(({ files }) => files));
  }

  /**
   * Compiles tasks, each as if it were alone.
   *
   * @throws when the version's packages don't hold what every block needs, such as the types of React
   */
  compile(tasks: readonly CompileTask[]): CompilerAnswer[] {
    const scopes = this.scopesOf(tasks);
    const results = new Map<CompileTask, CompilerAnswer>();
    for (const scope of new Set(scopes)) {
      const placed = this.place(tasks.filter((_, i) => scopes[i] === scope));
      this.compileTogether(placed, results);
      this.remove(placed);
    }
    return tasks.map((task) => results.get(task)!);
  }

  /** Most blocks come with set-up that others have too; it is checked once. */
  private place(tasks: readonly CompileTask[]): Placed[] {
    const known = new Map<string, string>();
    return tasks.map((task) => {
      const folder = join(this.host.root, folderOf(this.count++));
      const identities = identifyFiles(task.files);
      const paths = task.files.map(({ name, text }, i) => {
        const path = join(folder, name);
        const same = known.get(identities[i]!);
        if (same === undefined) {
          known.set(identities[i]!, path);
          this.host.writeFile(path, text);
        } else {
          this.host.linkFile(path, same);
        }
        return same ?? path;
      });
      return { task, folder, paths };
    });
  }

  private remove(placed: readonly Placed[]): void {
    for (const { task, folder } of placed) {
      for (const file of task.files) {
        this.host.deleteFile(join(folder, file.name));
      }
    }
  }

  private compileTogether(placed: readonly Placed[], results: Map<CompileTask, CompilerAnswer>): void {
    // Before any question about types: asking for one of a JSX tag leaves an error behind in the checker. The program
    // keeps these answers, and Twoslash gets them again.
    for (const path of new Set(placed.flatMap(({ paths }) => paths))) {
      if (/\.tsx?$/.test(path)) {
        this.host.service.getSemanticDiagnostics(path);
      }
    }
    this.checkOptions();
    const program = this.host.service.getProgram()!;
    const entryPoints = program.getSourceFiles().filter((file) => this.host.isEntryPoint(file));
    for (const { task, folder, paths } of placed) {
      // To name a type, the compiler looks for it in the exports of every file of the program, which takes most of its time.
      // Names are made of packages' entry points, and of the block's own files.
      const own = paths.flatMap((path) => program.getSourceFile(path) ?? []);
      results.set(
        task,
        withSourceFiles(program, [...entryPoints, ...own], () => this.answer(task, folder)),
      );
    }
    // When all types are printed: what the compiler was asked before can change how it prints one.
    for (const { task, paths } of placed) {
      this.addDeclarations(results.get(task)!, task, paths);
    }
  }

  private checkOptions(): void {
    const [problem] = this.host.service.getCompilerOptionsDiagnostics();
    if (problem) {
      const reason = ts.flattenDiagnosticMessageText(problem.messageText, '\n');
      throw new Error(`${this.host.root}: ${reason} Are its packages installed (npm run postinstall)?`);
    }
  }

  private answer(task: CompileTask, folder: string): CompilerAnswer {
    try {
      return this.twoslash(task, folder);
    } catch (error) {
      const failure = error instanceof Error ? error.message.trim() : String(error);
      return { errors: [], hovers: [], completions: [], failure };
    }
  }

  private twoslash(task: CompileTask, folder: string): CompilerAnswer {
    const isVisible = (start: number) => task.visible.some(([from, to]) => start >= from && start < to);
    const result = createTwoslasher({
      tsModule: ts,
      tsLibDirectory: dirname(ts.getDefaultLibFilePath(compilerOptions)),
      vfsRoot: folder,
      cache: new OneEnvironment(this.environment()),
      fsCache: false,
    })(task.source, task.extension, {
      compilerOptions,
      // Errors are judged, and code is cut, by the caller, who knows the author's lines.
      handbookOptions: { noErrorValidation: true, keepNotations: true },
      positionCompletions: [...task.completions],
      shouldGetHoverInfo: (_identifier, start) => isVisible(start),
    });
    const tidy = (text: string) => text.replaceAll(this.folders, '').replaceAll(`${this.host.root}/`, '');
    return {
      errors: result.errors.map(({ start, length, code, text }) => ({
        start,
        length,
        code: Number(code),
        text: tidy(text),
      })),
      hovers: result.hovers.map(({ start, length, text, docs, tags, target }) => ({
        start,
        length,
        text: dropContainerArguments(tidy(text)),
        ...(docs && { docs }),
        ...(tags?.length && { tags: tags as [string, string | undefined][] }),
        target,
      })),
      completions: task.completions
        .map((offset) => result.completions.find(({ start }) => start === offset)!)
        .map(({ completionsPrefix, completions }) => ({
          prefix: completionsPrefix,
          entries: completions.slice(0, completionLimit).map(({ name, kind }) => ({ name, kind: kind ?? '' })),
        })),
    };
  }

  /** Says of each identifier what of the library it names. */
  private addDeclarations({ hovers }: CompilerAnswer, task: CompileTask, paths: readonly string[]): void {
    const program = this.host.service.getProgram()!;
    const declared = new Map<number, string>();
    for (const [i, { start }] of task.files.entries()) {
      const file = program.getSourceFile(paths[i]!);
      const names = file ? findDeclaredNames(file, program.getTypeChecker(), this.host.root) : [];
      for (const [offset, place] of names) {
        declared.set(start + offset, place);
      }
    }
    for (const hover of hovers) {
      const place = declared.get(hover.start);
      if (place !== undefined) {
        hover.declared = place;
      }
    }
  }

  private environment(): Environment {
    const { host } = this;
    return {
      sys: ts.sys,
      name: 'library',
      languageService: this.service(),
      getSourceFile: (path: string) => host.service.getProgram()?.getSourceFile(host.targetOf(path)),
      // Twoslash empties the files behind itself; the batch takes them out together instead.
      createFile: (path: string, text: string) => text && host.writeFile(path, text),
      updateFile: (path: string, text: string) => host.writeFile(path, text),
      deleteFile: (path: string) => host.deleteFile(path),
    } as unknown as Environment;
  }

  /** What Twoslash asks of a language service, by the paths that it knows of. */
  private service() {
    const { service } = this.host;
    const target = (path: string) => this.host.targetOf(path);
    const under = (path: string, diagnostics: readonly ts.Diagnostic[]) =>
      diagnostics.map((one) => ({ ...one, file: one.file?.fileName === target(path) ? { fileName: path } : one.file }));
    return {
      getQuickInfoAtPosition: (path: string, at: number) => service.getQuickInfoAtPosition(target(path), at),
      getCompletionsAtPosition: (path: string, at: number, options: ts.GetCompletionsAtPositionOptions | undefined) =>
        service.getCompletionsAtPosition(target(path), at, options),
      getSemanticDiagnostics: (path: string) => under(path, service.getSemanticDiagnostics(target(path))),
      getSyntacticDiagnostics: (path: string) => under(path, service.getSyntacticDiagnostics(target(path))),
    };
  }
}

/** Has a program say that it consists of some of its files only, for as long as something runs. */
function withSourceFiles<T>(program: ts.Program, files: readonly ts.SourceFile[], run: () => T): T {
  const { getSourceFiles } = program;
  program.getSourceFiles = () => files;
  try {
    return run();
  } finally {
    program.getSourceFiles = getSourceFiles;
  }
}

const escapeRegExp = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
