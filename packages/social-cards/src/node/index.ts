import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { AllContent, PluginModule } from '@docusaurus/types';
import * as z from 'zod';
import { withoutBase } from '@typed-docs/utils/address';
import { pageFile } from '@typed-docs/utils/page-file';
import { readPageTitle } from '@typed-docs/utils/page-title';
import { runPhase } from '@typed-docs/utils/progress';
import { parseOptions, wrongOptions } from '@typed-docs/utils/plugin-options';
import { pageOfCard, type CardSharing } from '../card.ts';
import { locateCards } from './card-places.ts';
import type { CardDesign } from './ground.ts';
import { writeCards } from './write-cards.ts';

export type { CardDesign } from './ground.ts';

/** `wordmarkFile` is relative to the site. */
export type SocialCardsOptions = CardDesign & CardSharing;

const color = z.string();
const colors = z.strictObject({ ground: color, mark: color, soft: color, badge: color, badgeText: color });

const optionsSchema = z.object({
  palette: z.strictObject({ latest: colors, older: colors, post: colors, page: colors }),
  wordmarkFile: z.string(),
  mark: z.string(),
  names: z.array(z.string()).optional(),
  sharedBelow: z
    .string()
    .regex(/^(?:\/[^/]+)+$/, 'expected an address such as "/docs/api"')
    .optional(),
});

/** The options are in a closure, because Docusaurus sends the options of plugins to browsers. */
export function createSocialCards(options: SocialCardsOptions): PluginModule {
  parseOptions('social-cards', optionsSchema, options);
  const { sharedBelow, ...design } = options;

  return function socialCardsPlugin({ siteDir }) {
    const wordmarkFile = path.resolve(siteDir, design.wordmarkFile);
    if (!existsSync(wordmarkFile)) {
      throw wrongOptions(
        'social-cards',
        `"wordmarkFile": expected an SVG file, relative to the site; found none at ${wordmarkFile}`,
      );
    }
    let allContent: AllContent = {};
    return {
      name: 'social-cards',
      async allContentLoaded(loaded) {
        allContent = loaded.allContent;
      },
      async postBuild({ outDir, baseUrl, routesPaths, siteConfig, i18n }) {
        const pages = routesPaths
          .map((route) => withoutBase(route, baseUrl))
          .filter((address) => address !== '/404.html' && pageOfCard(address, { sharedBelow }) === address)
          .map((address) => {
            const html = readFileSync(pageFile(outDir, address), 'utf8');
            return { address, title: readPageTitle(html, siteConfig) };
          });
        await runPhase(
          'Social cards',
          () =>
            writeCards(pages, locateCards(allContent, baseUrl, i18n.currentLocale), {
              outDir,
              cacheFolder: path.join(siteDir, 'node_modules/.cache/social-cards'),
              design: { ...design, wordmarkFile },
            }),
          (drawn) => `${pages.length} cards, ${drawn} drawn`,
        );
      },
    };
  };
}
