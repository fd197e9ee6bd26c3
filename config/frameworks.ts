/**
 * What readers may choose at the top of the sidebar. `customProps.frameworks` of a sidebar category has the names of those
 * that it is about.
 */
export const frameworks = [
  { name: 'tanstack', label: 'TanStack Query', tabs: { client: 'tanstack' } },
  { name: 'next-app', label: 'Next.js App Router', tabs: { client: 'tanstack', server: 'next-app', adapter: 'fetch' } },
  {
    name: 'next-pages',
    label: 'Next.js Pages Router',
    tabs: { client: 'classic', server: 'next-pages', adapter: 'next' },
  },
  { name: 'vanilla', label: 'Vanilla client', tabs: { client: 'vanilla' } },
  { name: 'classic', label: 'React Query (classic)', tabs: { client: 'classic' } },
] as const satisfies {
  /** Stored, and part of class names. */
  name: string;
  label: string;
  /** Tabs to select, by the `groupId` of `<Tabs>`. */
  tabs: Record<string, string>;
}[];

type FrameworkName = (typeof frameworks)[number]['name'];

/** Properties of a category in sidebars.ts. */
export const about = (...names: FrameworkName[]) => ({ customProps: { frameworks: names } });
