import type { HtmlTagObject, LoadContext, Plugin } from '@docusaurus/types';
import type { ThemeConfig } from '@docusaurus/theme-common';
import type { Framework } from '../../features/framework/framework.ts';
import { announcementScript } from './announcement-id.ts';
import { frameworkScript, frameworkSwitchScript } from './chosen-framework.ts';
import { colorModeScript } from './known-color-mode.ts';
import { sidebarScript } from './sidebar-position.ts';
import { tabsScript } from './remembered-tabs.ts';

/** Adds inline scripts that apply the reader's earlier choices and the sidebar position before the first paint. */
export default function firstPaintPlugin({ siteConfig, siteStorage }: LoadContext): Plugin {
  const { announcementBar, colorMode } = siteConfig.themeConfig as ThemeConfig;
  const frameworks = (siteConfig.customFields?.frameworks ?? []) as Framework[];
  const script = (text: string): HtmlTagObject[] => [{ tagName: 'script', innerHTML: text.replace(/\n\s*/g, '\n') }];
  return {
    name: 'first-paint',
    injectHtmlTags: () => ({
      headTags: [
        ...script(tabsScript(siteStorage)),
        ...script(
          frameworkScript(
            frameworks.map(({ name }) => name),
            siteStorage,
          ),
        ),
        // In the head, because the theme's script that hides the bar is the first element of the body.
        ...(announcementBar ? script(announcementScript(announcementBar.id, siteStorage.namespace)) : []),
      ],
      // After the script of the theme, which is part of a preset.
      preBodyTags: script(colorModeScript(colorMode)),
      postBodyTags: [...script(frameworkSwitchScript(siteStorage)), ...script(sidebarScript)],
    }),
  };
}
