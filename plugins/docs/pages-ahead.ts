import { readFile } from 'node:fs/promises';
import { setImmediate } from 'node:timers/promises';
import { runPageLoader, type LoaderItem } from '../shared/run-page-loader.ts';

/** Makes JavaScript of a page's MDX. */
interface Processor {
  process: (request: { filePath: string; content: string }) => Promise<unknown>;
}

/** Of the options of the MDX loader, those that matter here. */
interface Options {
  processors?: Record<string, Processor>;
  /** Hands what was made of a page for one bundle to the other, when both have asked for it. */
  crossCompilerCache?: unknown;
}

/**
 * Compiles pages before the bundler asks for them. It asks on one thread for one page after the other, and little else can
 * go on meanwhile; while samples run, most of that thread's time is free.
 *
 * It comes between Docusaurus' MDX loader 3.10.2 and what compiles for it.
 */
export class PagesAhead {
  /** By file; each is asked for once. */
  private readonly pages = new Map<string, { content: string; page: Promise<unknown> }>();
  private readonly item: LoaderItem;

  /** @param item the MDX loader in the bundler's rules, whose options are changed so that it asks here first */
  constructor({ loader, options: loaderOptions }: LoaderItem) {
    const options = loaderOptions as Options;
    const { processors } = options;
    if (!processors) {
      throw new Error(
        'docs: the MDX loader has no option "processors"; see createMDXLoader.js of @docusaurus/mdx-loader.',
      );
    }
    const keeping = mapValues(processors, (one) => this.keep(one));
    this.item = { loader, options: { ...options, processors: keeping, crossCompilerCache: undefined } };
    options.processors = mapValues(processors, (one) => this.recall(one));
  }

  /**
   * Compiles pages, until it is told not to.
   *
   * @param files absolute paths
   */
  async compile(files: readonly string[], isWanted: () => boolean): Promise<void> {
    for (const file of files) {
      // So that whoever waits for this thread gets it.
      await setImmediate();
      if (!isWanted()) return;
      // What is wrong with a page is said when the bundler asks for it.
      await readFile(file, 'utf8')
        .then((source) => runPageLoader(this.item, file, source))
        .catch(() => undefined);
    }
  }

  private keep({ process }: Processor): Processor {
    return {
      process: (request) => {
        const page = process(request);
        page.catch(() => undefined);
        this.pages.set(request.filePath, { content: request.content, page });
        return page;
      },
    };
  }

  private recall({ process }: Processor): Processor {
    return {
      process: (request) => {
        const known = this.pages.get(request.filePath);
        this.pages.delete(request.filePath);
        return known?.content === request.content ? known.page : process(request);
      },
    };
  }
}

function mapValues<In, Out>(record: Record<string, In>, change: (value: In) => Out): Record<string, Out> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
}
