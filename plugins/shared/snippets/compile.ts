import { dirname, join } from 'node:path';
import { createTwoslasher } from 'twoslash';
import ts from 'typescript';
import type { CompileTask, CompilerAnswer } from '../../../core/snippets/compiler-answer.ts';
import { compilerOptions } from './compiler-options.ts';
import { findDeclaredNames } from './declared-names.ts';
import { LibraryHost } from './library-host.ts';

type CreateOptions = NonNullable<Parameters<typeof createTwoslasher>[0]>;
type Environment = CreateOptions['cache'] extends infer C ? (C extends Map<string, infer E> ? E : never) : never;

/** Hundreds of names are known at most places; a reader is shown a handful. */
const completionLimit = 50;

/** Declarations that reach beyond their file: such a block gets a program of its own. */
const globalDeclaration = /\bdeclare\s+(?:global|module)\b|@filename: \S+\.d\.ts\b/;

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

/** Compiles blocks against one library version, several in a program: the library's types are then worked out once. */
export class LibraryCompiler {
  private readonly host: LibraryHost;
  private count = 0;

  /** @param root the absolute folder `library/<version>` */
  constructor(root: string) {
    this.host = new LibraryHost(root);
  }

  /**
   * Compiles the tasks of a batch; tasks that declare globals are kept from seeing each other.
   *
   * @throws when the version's packages don't hold what every block needs, such as the types of React
   */
  compile(tasks: readonly CompileTask[]): CompilerAnswer[] {
    const results = new Map<CompileTask, CompilerAnswer>();
    const sharing = tasks.filter((task) => !globalDeclaration.test(task.source));
    for (const batch of [sharing, ...tasks.filter((task) => !sharing.includes(task)).map((task) => [task])]) {
      const placed = batch.map((task) => ({ task, folder: join(this.host.root, folderOf(this.count++)) }));
      for (const { task, folder } of placed) {
        for (const file of task.files) {
          this.host.writeFile(join(folder, file.name), file.text);
        }
      }
      // Before any question about types: asking for one of a JSX tag leaves an error behind in the checker. The program
      // keeps these answers, and Twoslash gets them again.
      for (const { task, folder } of placed) {
        for (const file of task.files.filter(({ name }) => /\.tsx?$/.test(name))) {
          this.host.service.getSemanticDiagnostics(join(folder, file.name));
        }
      }
      this.checkOptions();
      for (const { task, folder } of placed) {
        results.set(task, this.answer(task, folder));
      }
      // When all types are printed: what the compiler was asked before can change how it prints one.
      for (const { task, folder } of placed) {
        this.addDeclarations(results.get(task)!, task, folder);
      }
      for (const { task, folder } of placed) {
        for (const file of task.files) {
          this.host.deleteFile(join(folder, file.name));
        }
      }
    }
    return tasks.map((task) => results.get(task)!);
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
    })(task.source, task.extension, {
      compilerOptions,
      // Errors are judged, and code is cut, by the caller, who knows the author's lines.
      handbookOptions: { noErrorValidation: true, keepNotations: true },
      positionCompletions: [...task.completions],
      shouldGetHoverInfo: (_identifier, start) => isVisible(start),
    });
    const tidy = (text: string) => text.replaceAll(`${folder}/`, '').replaceAll(`${this.host.root}/`, '');
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
  private addDeclarations({ hovers }: CompilerAnswer, task: CompileTask, folder: string): void {
    const program = this.host.service.getProgram()!;
    const declared = new Map<number, string>();
    for (const { name, start } of task.files) {
      const file = program.getSourceFile(join(folder, name));
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
      languageService: host.service,
      getSourceFile: (path: string) => host.service.getProgram()?.getSourceFile(path),
      // Twoslash empties the files behind itself; the batch takes them out together instead.
      createFile: (path: string, text: string) => text && host.writeFile(path, text),
      updateFile: (path: string, text: string) => host.writeFile(path, text),
      deleteFile: (path: string) => host.deleteFile(path),
    } as unknown as Environment;
  }
}
