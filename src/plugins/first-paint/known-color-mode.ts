import type { ThemeConfig } from '@docusaurus/theme-common';

/**
 * Replaces unknown color modes in the storage or in `?docusaurus-theme=`. The script of theme-classic 3.10.2 applies
 * any text, which leaves the switch without an icon.
 */
export function colorModeScript({ respectPrefersColorScheme, defaultMode }: ThemeConfig['colorMode']): string {
  const mode = respectPrefersColorScheme ? undefined : defaultMode;
  const system = `matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'`;
  return `(function (data) {
  if (/^(dark|light)$/.test(data.theme)) return;
  data.theme = ${mode ? JSON.stringify(mode) : system};
  data.themeChoice = ${JSON.stringify(mode ?? 'system')};
})(document.documentElement.dataset);`;
}
