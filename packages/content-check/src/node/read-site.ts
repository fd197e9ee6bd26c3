import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { normalizeUrl, resolvePathname } from '@docusaurus/utils';
import { globSync } from 'tinyglobby';
import { Cache, digest } from '@typed-docs/utils/cache';
import { hashPackages } from '@typed-docs/utils/tool-hash';
import { parse } from 'yaml';
import { isGeneratedFile } from '../generated.ts';
import {
  valueOf,
  type ContentCheckOptions,
  type DocsFolder,
  type Page,
  type ParsedPage,
  type SidebarFile,
  type Site,
  type Translation,
} from '../types.ts';

interface SidebarItem {
  type?: string;
  id?: string;
  dirName?: string;
  items?: SidebarItems;
  link?: { type: string; id?: string; slug?: string };
}

const manifest = path.join(__dirname, '../../package.json');

type SidebarItems = readonly (string | SidebarItem)[] | Readonly<Record<string, unknown>>;

export async function readSite(options: ContentCheckOptions): Promise<Site> {
  const { root, docs, blog, pages, redirects } = options;
  const folders = [...docs.map(({ folder }) => folder), blog?.folder, pages].filter((folder) => folder !== undefined);
  const files = folders.flatMap((folder) =>
    globSync('**/*', { cwd: path.join(root, folder) }).map((file) => `${folder}/${file.split(path.sep).join('/')}`),
  );
  const translated = listTranslations(options);
  const statics = globSync('**/*', { cwd: path.join(root, 'static') }).map((file) => `/${file}`);
  const categories: string[] = [];
  const sidebars = docs.flatMap(({ sidebars: file, ...one }) =>
    file === undefined ? [] : [readSidebars({ ...one, sidebars: file }, root, categories)],
  );
  const sources = files.filter((file) => /\.mdx?$/.test(file) && !isGeneratedFile(file, options)).sort();
  const postKeys = blog ? readPostKeys(blog.folder, root) : {};
  const parse = openParser(root);
  const read: Page[] = [];
  for (const file of sources) {
    read.push(toPage(file, await parse(readFileSync(path.join(root, file), 'utf8')), options));
  }
  const translations: Translation[] = [];
  for (const { file, folder, original } of translated) {
    if (!/\.mdx?$/.test(file)) continue;
    const page = toPage(original, await parse(readFileSync(path.join(root, file), 'utf8')), options);
    translations.push({ ...page, path: file, folder, original: { path: original, folder: page.folder } });
  }
  return {
    pages: read,
    translations,
    sidebars,
    otherAddresses: new Set([
      ...statics,
      ...categories,
      ...files.flatMap((file) => (pages && file.startsWith(`${pages}/`) ? addressesOfCode(file, pages) : [])),
      ...(blog ? listsOfBlog(blog.address, postKeys) : []),
    ]),
    postKeys: {
      authors: postKeys.authors && Object.keys(postKeys.authors),
      tags: postKeys.tags && Object.keys(postKeys.tags),
    },
    // A translation's neighboring files are found at the paths of its original's neighbors.
    files: new Set([...files, ...translated.map(({ original }) => original)]),
    redirectLines: redirects ? readFileSync(path.join(root, redirects.file), 'utf8').split('\n') : [],
  };
}

/** Files below `i18n`, with the paths of the files they replace. */
function listTranslations({ root, docs, blog, pages }: ContentCheckOptions) {
  const replaced = [
    ...docs.map(({ folder }) => {
      const name = path.posix.basename(folder);
      return [`docusaurus-plugin-content-docs/${name.startsWith('version-') ? name : 'current'}`, folder] as const;
    }),
    ...(blog ? [['docusaurus-plugin-content-blog', blog.folder] as const] : []),
    ...(pages === undefined ? [] : [['docusaurus-plugin-content-pages', pages] as const]),
  ];
  return globSync('i18n/*/docusaurus-plugin-content-*/**/*', { cwd: root })
    .map((file) => file.split(path.sep).join('/'))
    .sort()
    .flatMap((file) => {
      const [, locale, within = ''] = /^i18n\/([^/]+)\/(.*)$/.exec(file)!;
      const [folder, original] = replaced.find(([name]) => within.startsWith(`${name}/`)) ?? [];
      if (folder === undefined || original === undefined) return [];
      return [{ file, folder: `i18n/${locale}/${folder}`, original: original + within.slice(folder.length) }];
    });
}

/** Parsing takes most of the time, so the results are cached, except in a site without installed packages. */
function openParser(root: string): (source: string) => Promise<ParsedPage> {
  const packages = path.join(root, 'node_modules');
  const cache = existsSync(packages) ? new Cache(path.join(packages, '.cache/content-check')) : undefined;
  // The manifest contains the parsers' versions.
  const tool = digest(hashPackages('@typed-docs/content-check'), readFileSync(manifest, 'utf8'));
  return async (source) => {
    const key = digest(tool, source);
    const known = cache?.read<ParsedPage>('pages', key);
    if (known) return known;
    const { parsePage } = await import('./parse-page.ts');
    const parsed = parsePage(source);
    cache?.write('pages', key, parsed);
    return parsed;
  };
}

function toPage(file: string, parsed: ParsedPage, { docs, blog, pages }: ContentCheckOptions): Page {
  const version = docs.find(({ folder }) => file.startsWith(`${folder}/`));
  const folder = version?.folder ?? (blog && file.startsWith(`${blog.folder}/`) ? blog.folder : pages!);
  const within = file.slice(folder.length + 1).replace(/\.mdx?$/, '');
  const common = { ...parsed, path: file, folder };
  if (/(?:^|\/)_/.test(within)) return { ...common, kind: 'partial' };
  const slug = valueOf(parsed, 'slug');
  if (version) {
    const directory = path.posix.dirname(within);
    const name = String(valueOf(parsed, 'id') ?? path.posix.basename(within));
    const id = path.posix.join(directory, name);
    const own = slug === undefined ? (/^(?:index|readme)$/i.test(name) ? '.' : name) : String(slug);
    const address = normalizeUrl([
      version.address,
      resolvePathname(own, `/${directory === '.' ? '' : `${directory}/`}`),
    ]);
    return { ...common, kind: 'doc', id, address: withoutSlash(address) };
  }
  if (blog && folder === blog.folder) {
    const dated = within.replace(/\/index$/, '').replace(/^(\d{4})-(\d\d)-(\d\d)-/, '$1/$2/$3/');
    return { ...common, kind: 'post', address: normalizeUrl([blog.address, String(slug ?? dated)]) };
  }
  return { ...common, kind: 'page', address: withoutSlash(`/${within.replace(/(?:^|\/)index$/, '')}`) };
}

const withoutSlash = (address: string) => address.replace(/(.)\/$/, '$1');

/** Address of a TSX page. */
function addressesOfCode(file: string, folder: string): string[] {
  const within = file.slice(folder.length + 1);
  if (!/\.[jt]sx?$/.test(within) || /(?:^|\/)_|\.test\./.test(within)) return [];
  return [withoutSlash(`/${within.replace(/\.[jt]sx?$/, '').replace(/(?:^|\/)index$/, '')}`)];
}

/** Posts refer to authors and tags by the keys in these files. */
interface PostKeys {
  authors?: Record<string, unknown>;
  tags?: Record<string, { permalink?: string } | null>;
}

function readPostKeys(folder: string, root: string): PostKeys {
  const read = (file: string): unknown => {
    const full = path.join(root, folder, file);
    return existsSync(full) ? (parse(readFileSync(full, 'utf8')) ?? {}) : undefined;
  };
  return { authors: read('authors.yml'), tags: read('tags.yml') } as PostKeys;
}

function listsOfBlog(address: string, postKeys: PostKeys): string[] {
  const tags = Object.entries(postKeys.tags ?? {}).map(([key, tag]) =>
    normalizeUrl([address, 'tags', tag?.permalink ?? key]),
  );
  const authors = Object.keys(postKeys.authors ?? {}).map((key) => `${address}/authors/${key}`);
  const feeds = ['rss.xml', 'atom.xml', 'feed.json'].map((file) => `${address}/${file}`);
  return [address, `${address}/archive`, `${address}/tags`, `${address}/authors`, ...tags, ...authors, ...feeds];
}

/** @param categories gets the addresses of the categories with a generated index */
function readSidebars(
  { folder, address, sidebars: file }: Required<DocsFolder>,
  root: string,
  categories: string[],
): SidebarFile {
  const full = path.join(root, file);
  const loaded = createRequire(full)(full) as { default?: unknown };
  const ids: string[] = [];
  const autogenerated: string[] = [];
  const walk = (items: SidebarItems): void => {
    if (!Array.isArray(items)) {
      // A category as an object of labels.
      Object.values(items).forEach((one) => walk(one as SidebarItems));
      return;
    }
    for (const item of items as (string | SidebarItem)[]) {
      if (typeof item === 'string') ids.push(item);
      else if (item.type === undefined) walk(item as SidebarItems);
      else {
        if ((item.type === 'doc' || item.type === 'ref') && item.id) ids.push(item.id);
        if (item.type === 'autogenerated') autogenerated.push(item.dirName ?? '.');
        if (item.link?.type === 'doc' && item.link.id) ids.push(item.link.id);
        if (item.link?.type === 'generated-index' && item.link.slug) {
          categories.push(withoutSlash(normalizeUrl([address, item.link.slug])));
        }
        if (item.items) walk(item.items);
      }
    }
  };
  walk((loaded.default ?? loaded) as SidebarItems);
  return { path: file, folder, ids, autogenerated, lines: readFileSync(full, 'utf8').split('\n') };
}
