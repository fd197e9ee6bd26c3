import path from 'node:path';
import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { LoadedContent as DocsContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext, OptionValidationContext, Plugin } from '@docusaurus/types';
import { withoutSlash } from '../../core/content/address.ts';
import { findSections } from '../../core/social-cards/sections.ts';
import type { Card } from '../../core/social-cards/card.ts';
import { measureStep } from '../shared/build-steps.ts';
import { isProduction } from '../shared/is-production.ts';
import { loadedContentOf } from '../shared/loaded-content.ts';
import type { Place } from './known-cards.ts';
import { drawInThreads, foreseeInThread } from './draw-in-threads.ts';

export interface SocialCardsOptions {
  /** The SVG file of the wordmark for dark grounds, relative to the site. */
  wordmark: string;
}

/**
 * Draws the image that social networks show with a link, one for each page, into `img/cards`. The pages name it in
 * their heads (src/theme/SiteMetadata), where this plugin reads their titles from; sections and versions come from the
 * docs plugin. Most titles are known before there are pages, and drawn while samples run and the bundler works.
 *
 * Drawn cards are kept in node_modules/.cache/social-cards, so that a build draws those that changed.
 *
 * @throws At the end of a build, when a card cannot be drawn.
 */
export default function socialCardsPlugin(context: LoadContext, options: SocialCardsOptions): Plugin {
  const { baseUrl, i18n, siteDir } = context;
  const settings = {
    cacheDir: path.join(__dirname, '../../node_modules/.cache/social-cards'),
    wordmarkFile: path.resolve(siteDir, options.wordmark),
  };
  let places = new Map<string, Place>();
  let foreseen: Promise<number> = Promise.resolve(0);
  let blogs: BlogContent[] = [];

  /** @param page Address with the base path. */
  function findPlace(page: string): Place {
    const blog = blogs.find(({ blogTagsListPath }) => page.startsWith(`${path.posix.dirname(blogTagsListPath)}/`));
    return places.get(withoutSlash(page)) ?? { section: blog ? [blog.blogTitle] : [], ground: 'page' };
  }

  return {
    name: 'social-cards',
    async allContentLoaded({ allContent }) {
      const docs = loadedContentOf<DocsContent>(allContent, 'docusaurus-plugin-content-docs');
      blogs = loadedContentOf<BlogContent>(allContent, 'docusaurus-plugin-content-blog');
      places = new Map([...docs.flatMap(listDocs), ...blogs.flatMap((blog) => listPosts(blog, i18n.currentLocale))]);
      if (isProduction()) {
        const cards = listTitles(docs, blogs).map(([page, title]): Card => ({ title, ...findPlace(page) }));
        foreseen = foreseeInThread({ ...settings, cards });
        foreseen.catch(() => undefined);
      }
    },
    async postBuild({ outDir, routesPaths, siteConfig }) {
      // The not-found page is shown at unknown addresses, to which nobody links.
      const routes = routesPaths.filter((route) => !route.endsWith('/404.html'));
      const draw = async () => {
        const before = await foreseen;
        const now = await drawInThreads({
          ...settings,
          pages: routes.map((route) => ({ path: `/${route.slice(baseUrl.length)}`, place: findPlace(route) })),
          titleSuffix: ` ${siteConfig.titleDelimiter} ${siteConfig.title}`,
          outDir,
        });
        return { before, now };
      };
      await measureStep(
        'Cards',
        draw,
        ({ before, now }) => `${routes.length} cards, ${before + now} drawn, ${before} of them ahead of the pages`,
      );
    },
  };
}

/** @returns The titles of docs and posts, by address. */
function listTitles(docs: readonly DocsContent[], blogs: readonly BlogContent[]): [string, string][] {
  const pages = [
    ...docs.flatMap(({ loadedVersions }) => loadedVersions.flatMap((version) => version.docs)),
    ...blogs.flatMap(({ blogPosts }) => blogPosts.map(({ metadata }) => metadata)),
  ];
  return pages.map(({ permalink, title }) => [permalink, title]);
}

/** @returns The places of all pages of the docs, generated category pages too, by address. */
function listDocs({ loadedVersions }: DocsContent): [string, Place][] {
  return loadedVersions.flatMap(({ docs, isLast, label, sidebars }) => {
    const sections = new Map(Object.values(sidebars).flatMap((sidebar) => [...findSections(sidebar)]));
    const addresses = new Map(docs.map(({ id, permalink }) => [id, permalink]));
    return [...new Set([...addresses.keys(), ...sections.keys()])].map((page): [string, Place] => {
      const section = sections.get(page) ?? [];
      const ground = isLast ? 'latest' : 'older';
      return [
        withoutSlash(addresses.get(page) ?? page),
        { section: section.length > 0 ? section : ['Documentation'], badge: label, ground },
      ];
    });
  });
}

/** @returns The places of all posts, by address. */
function listPosts({ blogPosts, blogTitle }: BlogContent, locale: string): [string, Place][] {
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return blogPosts.map(({ metadata: { date, permalink } }) => [
    withoutSlash(permalink),
    { section: [blogTitle], badge: day.format(new Date(date)), ground: 'post' },
  ]);
}

export function validateOptions({ options }: OptionValidationContext<SocialCardsOptions, SocialCardsOptions>) {
  if (typeof options.wordmark !== 'string') {
    throw new Error(
      `social-cards: the option "wordmark" must be the SVG file of the wordmark for dark grounds, such as 'static/img/logo-text-white.svg', but it is ${JSON.stringify(options.wordmark)}.`,
    );
  }
  // Docusaurus gives the id only through its own validation; a plugin that stands once has this one.
  return { id: 'default', ...options };
}
