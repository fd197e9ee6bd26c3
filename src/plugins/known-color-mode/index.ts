import type { LoadContext, Plugin } from '@docusaurus/types';
import type { ThemeConfig } from '@docusaurus/theme-common';

/**
 * Replaces unknown color modes in the storage or in `?docusaurus-theme=`. The script of theme-classic 3.10.2 applies
 * any text, which leaves the switch without an icon.
 */
export default function knownColorModePlugin({ siteConfig }: LoadContext): Plugin {
  const { respectPrefersColorScheme, defaultMode } = (siteConfig.themeConfig as ThemeConfig).colorMode;
  return {
    name: 'known-color-mode',
    // After the script of the theme, which is part of a preset.
    injectHtmlTags: () => ({
      preBodyTags: [
        { tagName: 'script', innerHTML: createScript(respectPrefersColorScheme ? undefined : defaultMode) },
      ],
    }),
  };
}

/** @param mode undefined for the system's mode */
function createScript(mode: string | undefined): string {
  const system = `matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'`;
  return `(function (data) {
  if (/^(dark|light)$/.test(data.theme)) return;
  data.theme = ${mode ? JSON.stringify(mode) : system};
  data.themeChoice = ${JSON.stringify(mode ?? 'system')};
})(document.documentElement.dataset);`.replace(/\n\s*/g, '\n');
}
