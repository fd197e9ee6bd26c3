import path from 'node:path';
import { themes } from 'prism-react-renderer';
import type { SnippetsOptions } from '@typed-docs/snippets';
import { referenceFolder } from './api-reference.ts';
import { packageSets, installedBefore } from './package-sets.ts';
import { versions } from './versions.ts';

export const snippets = {
  root: path.resolve(__dirname, '..'),
  currentLibrary: versions.current.label,
  packageSets,
  installedBefore,
  generated: [referenceFolder],
  packages: ['@trpc/*'],
  mainPackage: '@trpc/server',
  uncheckedLimit: 0.03,
  excerptLimit: 0.05,
  // Of the themes in prism-react-renderer, these have the best token contrast (WCAG).
  themes: { light: themes.vsLight, dark: themes.vsDark },
  // Both themes hardly color them, and marking them up would double the HTML of each page.
  plainTokens: ['operator', 'punctuation'],
  additionalLanguages: ['bash', 'diff', 'json', 'http', 'docker', 'ini'],
} satisfies SnippetsOptions;
