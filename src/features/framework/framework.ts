import type { StoredValue } from '@typed-docs/utils/stored-value';

/** Described in config/frameworks.ts. */
export interface Framework {
  name: string;
  label: string;
  tabs: Record<string, string>;
}

/** @returns undefined if the reader has not chosen, or something that the site does not know is stored */
export const storedFramework = (frameworks: readonly Framework[]): StoredValue<Framework | undefined> => ({
  key: 'framework',
  read: (text) => frameworks.find(({ name }) => name === text),
});

/** Class of sidebar items about a framework, which src/plugins/first-paint shows before React. */
export const frameworkClass = (name: string) => `framework-${name}`;
