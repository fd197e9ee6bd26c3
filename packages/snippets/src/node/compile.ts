import { join } from 'node:path';
import ts from 'typescript';
import type { CompileTask, CompilerResult } from '../compiler-result.ts';
import { findDeclaredNames } from './declared-names.ts';
import { LibraryHost } from './library-host.ts';

/** Hundreds of names are known at most places; readers see a handful. */
const completionLimit = 50;

interface BlockFile {
  /** Absolute path, which blocks with the same setup share. */
  path: string;
  text: string;
  /** Offset in the assembled source. */
  start: number;
  /** Texts of the file and its imports within the block. Files with the same identity have the same types. */
  identity: string;
}

interface Block {
  task: CompileTask;
  files: BlockFile[];
  /** Paths of the files that add global names to this block. */
  globals: string;
}

/** Compiles many blocks in one program, so that the types they share are checked once. */
export class LibraryCompiler {
  private readonly host: LibraryHost;
  private readonly common: ReadonlySet<string>;
  private count = 0;

  /** @param documented names and scopes of documented packages */
  constructor(
    readonly root: string,
    readonly documented: readonly string[],
  ) {
    this.host = new LibraryHost(root);
    const files = this.program().getSourceFiles();
    this.common = new Set(files.map(({ fileName }) => fileName));
  }

  /** Blocks share a program only if they see the same global names, so each compiles as if it were alone. */
  compile(tasks: readonly CompileTask[]): CompilerResult[] {
    const blocks = this.readBlocks(tasks);
    const results = new Map<CompileTask, CompilerResult>();
    for (const globals of new Set(blocks.map((block) => block.globals))) {
      const group = blocks.filter((block) => block.globals === globals);
      this.compileTogether(group, results);
    }
    return tasks.map((task) => results.get(task)!);
  }

  private readBlocks(tasks: readonly CompileTask[]): Block[] {
    const drafts = tasks.map((task) => {
      // In a reused folder, the cache of resolved modules would return its former files.
      const folder = join(this.root, '.snippets', `${this.count++}/`);
      return { task, folder, files: task.files.map(({ name, ...file }) => ({ ...file, path: folder + name })) };
    });
    const allFiles = drafts.flatMap(({ files }) => files);
    allFiles.forEach(({ path, text }) => this.host.writeFile(path, text));
    const program = this.program();
    const blocks = drafts.map(({ task, folder, files }) => {
      const reached = this.findReached(program, ...files.map(({ path }) => path));
      const identify = (path: string) =>
        this.findReached(program, path)
          .filter(({ fileName }) => fileName.startsWith(folder))
          .map(({ fileName, text }) => [fileName.slice(folder.length), text]);
      return {
        task,
        files: files.map((file) => ({ ...file, identity: JSON.stringify(identify(file.path)) })),
        globals: JSON.stringify(
          reached
            .filter(addsGlobals)
            .map(({ fileName }) => fileName)
            .sort(),
        ),
      };
    });
    allFiles.forEach(({ path }) => this.host.deleteFile(path));
    return blocks;
  }

  private findReached(program: ts.Program, ...paths: readonly string[]): ts.SourceFile[] {
    const found = new Set<ts.SourceFile>();
    const add = (path: string) => {
      const file = this.common.has(path) ? undefined : program.getSourceFile(path);
      if (file) found.add(file);
    };
    paths.forEach(add);
    // The loop also visits the files that it adds.
    for (const file of found) this.host.dependenciesOf(file).forEach(add);
    return [...found];
  }

  private compileTogether(blocks: readonly Block[], results: Map<CompileTask, CompilerResult>): void {
    const pathOf = new Map<string, string>();
    const allPaths: string[] = [];
    for (const file of blocks.flatMap(({ files }) => files)) {
      const { path, text, identity } = file;
      const known = pathOf.get(identity);
      if (known === undefined) {
        this.host.writeFile(path, text);
        pathOf.set(identity, path);
      } else {
        this.host.linkFile(path, known);
        file.path = known;
      }
      allPaths.push(path);
    }
    this.parseOptions();
    // Errors come first, because requesting the type of a JSX tag leaves an error in the checker.
    const errors = blocks.map(({ files }) => this.findErrors(files));
    blocks.forEach(({ task, files }, i) => {
      const hovers = this.findHovers(task, files);
      results.set(task, { errors: errors[i]!, hovers, completions: this.findCompletions(task, files) });
    });
    // Declarations come last, because earlier lookups can change how the compiler prints types.
    blocks.forEach(({ task, files }) => this.addDeclarations(results.get(task)!, files));
    allPaths.forEach((path) => this.host.deleteFile(path));
  }

  private program(): ts.Program {
    return this.host.service.getProgram()!;
  }

  private parseOptions(): void {
    const [problem] = this.host.service.getCompilerOptionsDiagnostics();
    if (problem) {
      const reason = ts.flattenDiagnosticMessageText(problem.messageText, '\n');
      throw new Error(`${this.root}: ${reason} Are the packages of this folder installed (\`npm ci\`)?`);
    }
  }

  private findErrors(files: readonly BlockFile[]): CompilerResult['errors'] {
    const { service } = this.host;
    return files
      .filter(({ path }) => /\.(?:tsx?|json)$/.test(path))
      .flatMap(({ path, start: offset }) =>
        [...service.getSemanticDiagnostics(path), ...service.getSyntacticDiagnostics(path)]
          .filter(({ file }) => file?.fileName === path)
          .map(({ start = 0, length = 0, code, messageText }) => ({
            start: start + offset,
            length,
            code,
            text: this.hidePaths(ts.flattenDiagnosticMessageText(messageText, '\n')),
          })),
      )
      .sort((a, b) => a.start - b.start);
  }

  private findHovers({ visible }: CompileTask, files: readonly BlockFile[]): CompilerResult['hovers'] {
    const { service } = this.host;
    const program = this.program();
    const isVisible = (start: number) => visible.some(([from, to]) => start >= from && start < to);
    return files.flatMap(({ path, start: offset }) => {
      const file = program.getSourceFile(path);
      if (!file) return [];
      return listIdentifiers(file).flatMap((identifier) => {
        const start = identifier.getStart(file);
        const info = isVisible(start + offset) ? service.getQuickInfoAtPosition(path, start) : undefined;
        if (!info?.displayParts) return [];
        const target = identifier.getText(file);
        const docs = info.documentation?.map(({ text }) => text).join('\n');
        return {
          start: start + offset,
          length: target.length,
          text: dropContainerArguments(this.hidePaths(ts.displayPartsToString(info.displayParts))),
          ...(docs && { docs }),
          ...(info.tags?.length && {
            // No `undefined`, which is lost between processes and in the cache.
            tags: info.tags.map(({ name, text }): [string, string?] =>
              text ? [name, ts.displayPartsToString(text)] : [name],
            ),
          }),
          target,
        };
      });
    });
  }

  private findCompletions({ completions }: CompileTask, files: readonly BlockFile[]): CompilerResult['completions'] {
    return completions.map((offset) => {
      const { path, text, start } = files.findLast((file) => file.start <= offset)!;
      const position = offset - start;
      const word = /[$\w]*$/.exec(text.slice(0, position))![0];
      const { entries = [] } = this.host.service.getCompletionsAtPosition(path, position, {}) ?? {};
      return {
        prefix: word || text[position - 1]!,
        entries: entries
          .filter(({ name }) => name.startsWith(word))
          .slice(0, completionLimit)
          .map(({ name, kind }) => ({ name, kind })),
      };
    });
  }

  private addDeclarations({ hovers }: CompilerResult, files: readonly BlockFile[]): void {
    const program = this.program();
    const declared = new Map<number, string>();
    for (const { path, start } of files) {
      const file = program.getSourceFile(path);
      const names = file ? findDeclaredNames(file, program.getTypeChecker(), this) : [];
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

  private hidePaths(text: string): string {
    return text.replaceAll(`${this.root}/`, '').replaceAll(/\.snippets\/\d+\//g, '');
  }
}

/** Whether a file adds global names, as Next.js does with `process.env.NODE_ENV`. */
function addsGlobals(file: ts.SourceFile): boolean {
  if (file.fileName.endsWith('.json')) return false;
  // `declare global` and `declare module '…'`; other declarations are local to the module.
  const isAugmentation = (node: ts.Statement) =>
    ts.isModuleDeclaration(node) && (ts.isStringLiteral(node.name) || node.name.text === 'global');
  return !ts.isExternalModule(file) || file.statements.some(isAugmentation);
}

function listIdentifiers(node: ts.Node): ts.Identifier[] {
  const found: ts.Identifier[] = [];
  const visit = (child: ts.Node) => {
    if (ts.isIdentifier(child)) found.push(child);
    ts.forEachChild(child, visit);
  };
  ts.forEachChild(node, visit);
  return found;
}

/** Drops the `<Book>` of `Array<Book>.length`, which may print as `<T>`, depending on previously checked types. */
function dropContainerArguments(text: string): string {
  const head = /^\((?:property|method|accessor|getter|setter)\) [\w$.]+</.exec(text)?.[0];
  if (!head) {
    return text;
  }
  let depth = 1;
  let end = head.length;
  for (; end < text.length && depth > 0; end++) {
    // The `>` of an arrow is not a closing bracket.
    depth += text[end] === '<' ? 1 : text[end] === '>' && text[end - 1] !== '=' ? -1 : 0;
  }
  return text[end] === '.' ? head.slice(0, -1) + text.slice(end) : text;
}
