import path from 'node:path';
import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { LoadedContent as DocsContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext, OptionValidationContext, Plugin } from '@docusaurus/types';
import { readOutputHTMLFile } from '@docusaurus/utils';
import type { Card } from '../../core/social-cards/card.ts';
import { readPageHead } from '../../core/social-cards/page-head.ts';
import { findSections } from '../../core/social-cards/sections.ts';
import { loadedContentOf } from '../shared/loaded-content.ts';
import { drawCards, type PageCard } from './draw-cards.ts';

export interface SocialCardsOptions {
  /** The SVG file of the wordmark for dark grounds, relative to the site. */
  wordmark: string;
}

/** What a card says beside the page's title. */
type Place = Omit<Card, 'title'>;

/**
 * Draws the image that social networks show with a link, one for each page, into `img/cards`. The pages name it in
 * their heads (src/theme/SiteMetadata), where this plugin reads their titles from; sections and versions come from the
 * docs plugin.
 *
 * Drawn cards are kept in node_modules/.cache/social-cards, so that a build draws those that changed.
 *
 * @throws At the end of a build, when a card cannot be drawn.
 */
export default function socialCardsPlugin(context: LoadContext, options: SocialCardsOptions): Plugin {
  const { baseUrl, i18n, siteDir } = context;
  let docs = new Map<string, Place>();
  let blogs: BlogContent[] = [];

  function findPlace(route: string, published: string | undefined): Place {
    const doc = docs.get(withoutSlash(route));
    if (doc) return doc;
    const blog = blogs.find(({ blogTagsListPath }) => route.startsWith(`${path.posix.dirname(blogTagsListPath)}/`));
    const section = blog ? [blog.blogTitle] : [];
    if (published === undefined) return { section, ground: 'page' };
    const day = new Intl.DateTimeFormat(i18n.currentLocale, { dateStyle: 'long', timeZone: 'UTC' });
    return { section, badge: day.format(new Date(published)), ground: 'post' };
  }

  return {
    name: 'social-cards',
    async allContentLoaded({ allContent }) {
      docs = new Map(loadedContentOf<DocsContent>(allContent, 'docusaurus-plugin-content-docs').flatMap(listDocs));
      blogs = loadedContentOf<BlogContent>(allContent, 'docusaurus-plugin-content-blog');
    },
    async postBuild({ outDir, routesPaths, siteConfig }) {
      const started = performance.now();
      const suffix = ` ${siteConfig.titleDelimiter} ${siteConfig.title}`;
      // The not-found page is shown at unknown addresses, to which nobody links.
      const routes = routesPaths.filter((route) => !route.endsWith('/404.html'));
      const cards = await Promise.all(
        routes.map(async (route): Promise<PageCard> => {
          const page = `/${route.slice(baseUrl.length)}`;
          const html = await readOutputHTMLFile(page.slice(1), outDir, undefined);
          const { title, published } = readPageHead(String(html));
          if (title === undefined) throw new Error(`social-cards: ${page} has no og:title. Give it a title.`);
          const name = title.endsWith(suffix) ? title.slice(0, -suffix.length) : title;
          return { path: page, card: { title: name, ...findPlace(route, published) } };
        }),
      );
      const drawn = await drawCards(cards, {
        outDir,
        cacheDir: path.join(__dirname, '../../node_modules/.cache/social-cards'),
        wordmarkFile: path.resolve(siteDir, options.wordmark),
      });
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      console.log(`[social-cards] ${cards.length} cards, ${drawn} of them drawn, in ${seconds} s`);
    },
  };
}

/** The docs plugin ends the address of a version's landing page in a slash, which its route may not have. */
const withoutSlash = (address: string) => address.replace(/(?<=.)\/$/, '');

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

export function validateOptions({ options }: OptionValidationContext<SocialCardsOptions, SocialCardsOptions>) {
  if (typeof options.wordmark !== 'string') {
    throw new Error(
      `social-cards: the option "wordmark" must be the SVG file of the wordmark for dark grounds, such as 'static/img/logo-text-white.svg', but it is ${JSON.stringify(options.wordmark)}.`,
    );
  }
  // Docusaurus gives the id only through its own validation; a plugin that stands once has this one.
  return { id: 'default', ...options };
}
