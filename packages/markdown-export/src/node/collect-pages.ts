import type { AllContent } from '@docusaurus/types';
import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { LoadedContent as DocsContent, LoadedVersion } from '@docusaurus/plugin-content-docs';
import { loadedContentOf } from '@typed-docs/utils/loaded-content';

export interface ExportedPage {
  /** Includes the base path. */
  permalink: string;
  title: string;
  description?: string;
  /** Label of the docs version; undefined for posts, and if the docs have one version. */
  version?: string;
  /** Date of a post, as YYYY-MM-DD. */
  date?: string;
  authors?: string[];
}

/** Pages below a heading of the sidebar, in reading order. */
export interface PageGroup {
  title: string;
  pages: ExportedPage[];
}

export interface VersionPages {
  /** Undefined if the docs have one version. */
  label?: string;
  /** Address of the version's first page. */
  path: string;
  isLast: boolean;
  isMaintained: boolean;
  groups: PageGroup[];
  /** Pages outside of every sidebar, and unlisted ones. */
  others: ExportedPage[];
}

export interface ExportedPages {
  versions: VersionPages[];
  /** Without unlisted ones. */
  posts: ExportedPage[];
  /** All docs and posts. */
  pages: ExportedPage[];
}

export function collectPages(allContent: AllContent): ExportedPages {
  const [docs, ...otherDocs] = loadedContentOf<DocsContent>(allContent, 'docusaurus-plugin-content-docs');
  const blogs = loadedContentOf<BlogContent>(allContent, 'docusaurus-plugin-content-blog');
  const allPosts = blogs.flatMap(({ blogPosts }) =>
    blogPosts.map(({ metadata }) => ({
      unlisted: metadata.unlisted,
      page: {
        permalink: metadata.permalink,
        title: metadata.title,
        description: metadata.description,
        date: new Date(metadata.date).toISOString().slice(0, 10),
        authors: metadata.authors.flatMap(({ name }) => name ?? []),
      },
    })),
  );
  const posts = allPosts.filter(({ unlisted }) => !unlisted).map(({ page }) => page);
  const versions = docs ? collectVersions(docs) : [];
  // Further instances have no list of their own.
  versions.find(({ isLast }) => isLast)?.groups.push(...otherDocs.flatMap(collectVersions).flatMap(uniteGroups));
  const docPages = versions.flatMap(({ groups, others }) => [...groups.flatMap(({ pages }) => pages), ...others]);
  return { versions, posts, pages: [...docPages, ...allPosts.map(({ page }) => page)] };
}

const collectVersions = ({ loadedVersions }: DocsContent): VersionPages[] =>
  loadedVersions.map((version) => collectVersion(version, loadedVersions.length === 1));

/** One group, which has the name of its first page. */
function uniteGroups({ groups, others }: VersionPages): PageGroup[] {
  const pages = [...groups.flatMap((group) => group.pages), ...others];
  return pages.slice(0, 1).map(({ title }) => ({ title, pages }));
}

type SidebarItem = LoadedVersion['sidebars'][string][number];

function collectVersion(version: LoadedVersion, isOnly: boolean): VersionPages {
  const { path, isLast, banner, sidebars } = version;
  // Docusaurus labels docs without versions “Next”.
  const label = isOnly ? undefined : version.label;
  const rest = new Map(
    version.docs.map(({ id, permalink, title, description, unlisted }) => [
      id,
      { page: { permalink, title, description, version: label }, unlisted },
    ]),
  );
  const take = (id: string): ExportedPage[] => {
    const doc = rest.get(id);
    if (!doc || doc.unlisted) return [];
    rest.delete(id);
    return [doc.page];
  };
  const pagesOf = (item: SidebarItem): ExportedPage[] => {
    if (item.type === 'doc' || item.type === 'ref') return take(item.id);
    if (item.type !== 'category') return [];
    const { link, items } = item;
    const own = link?.type === 'doc' ? take(link.id) : [];
    if (link?.type === 'generated-index') {
      const { permalink, title = item.label, description } = link;
      own.push({ permalink, title, version: label, ...(description && { description }) });
    }
    return [...own, ...items.flatMap(pagesOf)];
  };
  const groups: PageGroup[] = [];
  for (const item of Object.values(sidebars).flat()) {
    // Adjacent pages outside of a category form one group.
    const title = item.type === 'category' ? item.label : 'Introduction';
    const group = groups.at(-1);
    if (group?.title === title) group.pages.push(...pagesOf(item));
    else groups.push({ title, pages: pagesOf(item) });
  }
  const others = [...rest.values()].map(({ page }) => page);
  return { label, path, isLast, isMaintained: banner !== 'unmaintained', groups, others };
}
