import type { Application, Context, MinimalNode, MinimalSourceFile, ProjectReflection } from 'typedoc';
import { expectedWarnings } from './typedoc-warnings.ts';

/** What a page of TypeDoc's is made of here: its file, and its content. */
export interface ReferenceFile {
  /** From the folder of the reference, with slashes: `client/index.mdx`. */
  path: string;
  mdx: string;
}

/** TypeDoc's modules, which are ESM only and loaded when they are needed. */
export interface TypeDocModules {
  typedoc: typeof import('typedoc');
  markdown: typeof import('typedoc-plugin-markdown');
}

/** The name under which the theme and the router are registered. */
export const themeName = 'api-reference';

/**
 * Makes a plugin for TypeDoc that lays the pages out: its router says which files there are, and its theme what stands in
 * them. TypeDoc itself finds out what the packages export, and writes the files.
 *
 * @param createFiles makes the files of what TypeDoc found
 * @param onWarning is called with each warning or error of TypeDoc's that is not expected
 */
export function createTypeDocPlugin(
  { typedoc, markdown }: TypeDocModules,
  createFiles: (project: ProjectReflection, context: Context) => Promise<ReferenceFile[]>,
  onWarning: (message: string) => void,
): (app: Application) => void {
  const contents = new Map<string, string>();

  class ReferenceLogger extends typedoc.Logger {
    override log(message: string, level: number): void {
      if (level >= typedoc.LogLevel.Warn && !expectedWarnings.some(({ text }) => message.includes(text)))
        onWarning(message);
    }

    /** TypeDoc names a node, or a position and its file. */
    protected override addContext(
      message: string,
      _level: number,
      ...args: [MinimalNode?] | [number, MinimalSourceFile]
    ) {
      const [at] = args;
      const file = typeof at === 'number' ? (args[1] as MinimalSourceFile) : at?.getSourceFile();
      if (at === undefined || !file) return message;
      const { line } = file.getLineAndCharacterOfPosition(typeof at === 'number' ? at : at.getStart());
      return `${file.fileName}:${line + 1} - ${message}`;
    }
  }

  class ReferenceRouter extends markdown.MemberRouter {
    override buildPages(project: ProjectReflection) {
      return [...contents.keys()].map((url) => ({ url, kind: typedoc.PageKind.Reflection, model: project }));
    }
  }

  class ReferenceTheme extends markdown.MarkdownTheme {
    override render(page: { url: string }): string {
      return contents.get(page.url)!;
    }

    /** The sidebar is made of the symbols. */
    override getNavigation() {
      return [];
    }
  }

  return (app) => {
    app.logger = new ReferenceLogger();
    app.renderer.defineRouter(themeName, ReferenceRouter);
    app.renderer.defineTheme(themeName, ReferenceTheme);
    let context: Context | undefined;
    app.converter.on(typedoc.Converter.EVENT_END, (last) => {
      context = last;
    });
    // Prettier is asynchronous and TypeDoc's themes are not, so that everything is made before the first page.
    const { generateOutputs } = app;
    app.generateOutputs = async (project) => {
      app.validate(project);
      for (const { path, mdx } of await createFiles(project, context!)) contents.set(path, mdx);
      return generateOutputs.call(app, project);
    };
  };
}
