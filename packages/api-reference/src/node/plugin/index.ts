import type { LoadedContent as DocsContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Root } from 'mdast';
import type { createSnippets } from '@typed-docs/snippets';
import type { PageLinks } from '@typed-docs/snippets/page-links';
import { fileIsGenerated, libraryOfPath } from '@typed-docs/snippets/page-rules';
import { foldersOfPages } from '@typed-docs/snippets/pages';
import { formatProblem, pageProblemsHeading } from '@typed-docs/snippets/report';
import type { SnippetStore } from '@typed-docs/snippets/snippet-store';
import { runPhase } from '@typed-docs/utils/progress';
import { versionBundlerCache } from '@typed-docs/utils/bundler-cache';
import { isProduction } from '@typed-docs/utils/is-production';
import { loadedContentOf } from '@typed-docs/utils/loaded-content';
import { hashPackages } from '@typed-docs/utils/tool-hash';
import { redirectsAcrossEntryPoints } from '../../redirects-across-entry-points.ts';
import { ApiLinks } from '../api-links.ts';
import { readApiReference, writeReference } from '../api-reference.ts';
import { OwnLinks, type ListRedirects } from '../own-links.ts';
import { readReferenceSite, type ApiReferenceSite, type ReferenceOptions } from '../site.ts';
import { checkTypeTables } from '../type-table/check-type-tables.ts';
import { TypeTables } from '../type-table/type-tables.ts';
import { linkCode } from './link-code.ts';
import { readCoverage } from './read-coverage.ts';
import { placeExample } from './place-example.ts';
import { breakNames, linkOwnPages, placeGuides } from './remark-generated-page.ts';
import { placeReleases } from './remark-releases.ts';
import { renderTypeTables } from './remark-type-table.ts';

export type { ReleaseChanges, ReleaseHistory } from '../../release-history/history.ts';
export type { ReleaseNotes } from '../../release-history/render-releases.ts';
export type { ReferenceOptions } from '../site.ts';

export interface ApiReferenceOptions extends ReferenceOptions {
  snippets: Pick<ReturnType<typeof createSnippets>, 'store'>;
  /** Redirects of the site, which links in comments follow. */
  listRedirects?: ListRedirects;
}

interface File {
  path: string;
  fail(reason: string, place?: object): never;
}

/**
 * The API reference of the current library, type tables, and links between both and the guides. `plugin` generates the
 * pages and fails a production build with problems; `remarkBefore` belongs in `beforeDefaultRemarkPlugins`, and
 * `remarkAfter` into `remarkPlugins`. `linksOf` is for the popups of code samples (`remarkAfter` of createSnippets).
 *
 * @throws PluginOptionsError
 */
export function createApiReference({ snippets: { store }, listRedirects, ...options }: ApiReferenceOptions) {
  const site = readReferenceSite(options, store.site);
  const links = new ApiLinks(site, store);
  const tables = new TypeTables(store.site, { descriptions: site.typeDescriptions });
  const ownLinks = new OwnLinks(site, store.site, listRedirects);
  const read = () => readApiReference(site, store.site.root);
  return {
    plugin: createPlugin(site, store, links, tables, ownLinks),

    remarkBefore: () => async (tree: Root, file: File) => {
      const path = store.pathOf(file.path);
      if (!fileIsGenerated(path, { generated: [site.folder] })) {
        // Frozen versions have no reference to link to.
        const readSymbols = async () => (links.isGuide(path) ? (await read()).pages.map(({ symbol }) => symbol) : []);
        await placeReleases(tree, file, site, readSymbols);
        return;
      }
      placeExample(tree, links.exampleOf(path));
      placeGuides(tree, links.guidesOf(path));
      const library = libraryOfPath(path, store.site) ?? store.site.currentLibrary;
      await linkOwnPages(tree, (urls) => ownLinks.ofLibrary(library, urls));
    },

    remarkAfter: () => async (tree: Root, file: File) => {
      const path = store.pathOf(file.path);
      // After the headings have become a table of contents.
      if (fileIsGenerated(path, { generated: [site.folder] })) breakNames(tree);
      await renderTypeTables(tree, path, tables, ownLinks);
      if (links.isGuide(path)) linkCode(tree, (await links.ofPage(path)).ofCode);
    },

    linksOf: async (path: string): Promise<PageLinks> => ({
      ...(await links.ofPage(path)),
      ofComment: (text, library) => ownLinks.inComment(text, library),
    }),

    /** Redirects to members' pages from the other entry points that export them. */
    readRedirects: async () =>
      redirectsAcrossEntryPoints(
        (await read()).pages.map(({ symbol }) => symbol),
        site,
      ),

    /** Needs the compiled pages of the store. */
    readCoverage: async () => readCoverage((await read()).pages, links, store.site),
  };
}

function createPlugin(
  site: ApiReferenceSite,
  store: SnippetStore,
  links: ApiLinks,
  tables: TypeTables,
  ownLinks: OwnLinks,
) {
  const { root } = store.site;
  /** Writes the pages on creation, because the docs plugin reads them, and `docs:version` reads the sidebar. */
  return async function apiReferencePlugin({ siteDir, baseUrl }: LoadContext): Promise<Plugin> {
    // Sites in other folders, such as test fixtures, have no library.
    if (siteDir === root) {
      await runPhase('API reference', async () => writeReference(site, await readApiReference(site, root), root));
    }
    let fingerprint = '';
    return {
      name: 'api-reference',

      /** Compiling a page finds the same problems, but the build would end at the first page, with stack traces. */
      async loadContent() {
        if (!isProduction()) return;
        const pages = foldersOfPages(store.site, siteDir);
        const problems = await runPhase('Type tables', () =>
          checkTypeTables({ site: store.site, pages, isComplete: siteDir === root, tables }),
        );
        await tables.stop();
        if (problems.length > 0) throw new Error([pageProblemsHeading, ...problems.map(formatProblem)].join('\n'));
      },

      async allContentLoaded({ allContent }) {
        const contents = loadedContentOf<DocsContent>(allContent, 'docusaurus-plugin-content-docs');
        const docs = contents.flatMap(({ loadedVersions }) => loadedVersions.flatMap((version) => version.docs));
        await links.readGuides(
          docs.map(({ source, title, description, permalink }) => ({
            path: store.pathOf(source.replace('@site', siteDir)),
            title,
            description,
            address: `/${permalink.slice(baseUrl.length)}`,
          })),
        );
        fingerprint = await links.fingerprint();
        const descriptions = tables.descriptions?.descriptions ?? {};
        const problems = await ownLinks.load(contents, { siteDir, baseUrl }, descriptions);
        if (problems.length > 0 && isProduction()) {
          throw new Error(['Problems in comments of packages:', ...problems].join('\n'));
        }
      },

      configureWebpack: (config) =>
        versionBundlerCache(
          config,
          hashPackages('@typed-docs/api-reference'),
          ownLinks.fingerprint(),
          site.histories,
          site.releaseNotes,
          tables.fingerprint(),
          fingerprint,
        ),
    };
  };
}
