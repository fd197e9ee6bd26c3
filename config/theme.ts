import type { ThemeConfig } from '@docusaurus/preset-classic';
import { announcementBar } from './announcement-bar.ts';
import type { Env } from './env.ts';
import { footer } from './footer.ts';
import { navbar } from './navbar.ts';

export const themeConfig = ({ baseUrl, algolia }: Env): ThemeConfig => ({
  image: 'img/social-card.png',
  announcementBar: announcementBar(baseUrl),
  navbar,
  footer,
  algolia,
  blog: { sidebar: { groupByYear: true } },
  colorMode: { defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: true },
  docs: { sidebar: { hideable: true, autoCollapseCategories: false }, versionPersistence: 'localStorage' },
  tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
});
