/**
 * Follows the color mode that the reader chooses in another tab or in their system, as Docusaurus does after hydration.
 *
 * @param key the key in `localStorage` that Docusaurus keeps the choice under
 * @param signal ends it
 */
export function followColorMode(key: string, signal: AbortSignal): void {
  const { dataset } = document.documentElement;
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const apply = (stored: string | null) => {
    const choice = stored === 'dark' || stored === 'light' ? stored : undefined;
    dataset.themeChoice = choice ?? 'system';
    dataset.theme = choice ?? (dark.matches ? 'dark' : 'light');
  };
  window.addEventListener('storage', (event) => event.key === key && apply(event.newValue), { signal });
  // A page in the back/forward cache misses the event.
  window.addEventListener('pageshow', ({ persisted }) => persisted && apply(localStorage.getItem(key)), { signal });
  dark.addEventListener(
    'change',
    // While they print, browsers say that the system prefers light (src/client-modules/color-mode-in-print.ts).
    () => dataset.themeChoice === 'system' && !matchMedia('print').matches && apply(null),
    { signal },
  );
}
