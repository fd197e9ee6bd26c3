import path from 'node:path';
import type { SnippetsOptions } from '@typed-docs/snippets';
import { referenceFolder } from './api-reference.ts';
import { codeTheme } from './code-theme.ts';
import { errors } from './errors.ts';
import { packageSets, installedBefore } from './package-sets.ts';
import { versions } from './versions.ts';

export const snippets = {
  root: path.resolve(__dirname, '..'),
  pages: ['docs', 'versioned_docs', 'blog', errors.folder, 'src/pages', 'i18n'],
  currentLibrary: versions.current.label,
  packageSets,
  installedBefore,
  generated: [referenceFolder],
  packages: ['@trpc/*'],
  mainPackage: '@trpc/server',
  uncheckedLimit: 0.03,
  excerptLimit: 0.05,
  themes: { light: codeTheme, dark: codeTheme },
  // Unmarked code has their color; marking these tokens too would double the HTML of each page.
  plainTokens: ['operator', 'punctuation'],
  additionalLanguages: ['bash', 'diff', 'json', 'http', 'docker', 'ini'],
} satisfies SnippetsOptions;
