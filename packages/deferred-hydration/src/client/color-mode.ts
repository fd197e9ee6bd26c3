/** Follows changes of the color mode in another tab or the system, like Docusaurus after hydration. */
export function followColorMode(key: string, signal: AbortSignal): void {
  const { dataset } = document.documentElement;
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const apply = (stored: string | null) => {
    const choice = stored === 'dark' || stored === 'light' ? stored : undefined;
    dataset.themeChoice = choice ?? 'system';
    dataset.theme = choice ?? (dark.matches ? 'dark' : 'light');
  };
  window.addEventListener('storage', (event) => event.key === key && apply(event.newValue), { signal });
  // A page in the back/forward cache misses storage events.
  window.addEventListener('pageshow', ({ persisted }) => persisted && apply(localStorage.getItem(key)), { signal });
  dark.addEventListener(
    'change',
    // While printing, browsers report a light system.
    () => dataset.themeChoice === 'system' && !matchMedia('print').matches && apply(null),
    { signal },
  );
}
