import { existsSync, readdirSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { themes } from 'prism-react-renderer';
// A namespace import, because Docusaurus' config loader mistakes zod's default export for the whole module.
import * as z from 'zod';
import { parseOptions, wrongOptions } from '@typed-docs/utils/plugin-options';
import type { PageRules } from '../page-rules.ts';
import type { TokenTheme } from '../samples/token-classes.ts';
import { packageIsDocumented } from '../documented-packages.ts';
import { compareVersions } from './library.ts';

const path = z
  .string()
  .regex(
    /^(?!\.{0,2}\/)[^\\]*[^/\\]$/,
    'expected a path relative to `root`, without a leading `./` or a trailing slash',
  );

const theme = z.custom<TokenTheme>(
  (value) => Array.isArray((value as TokenTheme | undefined)?.styles),
  'expected a theme of prism-react-renderer, such as `themes.github`',
);

const schema = z.object({
  root: z.string().refine(isAbsolute, 'expected the absolute path of the repository, such as `__dirname`'),
  pages: z.array(path).default(['docs', 'versioned_docs', 'blog', 'src/pages', 'i18n']),
  generated: z.array(path).default([]),
  library: path.default('library'),
  currentLibrary: z.string().optional(),
  packageSets: z.record(z.string(), z.record(z.string(), z.array(path))).default({}),
  installedBefore: z.record(z.string(), z.string()).default({}),
  packages: z.array(z.string()).default([]),
  mainPackage: z.string().optional(),
  uncheckedLimit: z.number().min(0).max(1).default(1),
  excerptLimit: z.number().min(0).max(1).default(1),
  incompletePages: path.optional(),
  themes: z.object({ light: theme, dark: theme }).default({ light: themes.github, dark: themes.dracula }),
  plainTokens: z.array(z.string()).default([]),
  additionalLanguages: z.array(z.string()).default(['bash', 'diff', 'json']),
});

const caller = 'createSnippets';

/** Described in README.md. */
export type SnippetsOptions = z.input<typeof schema>;

export type SnippetsSite = z.output<typeof schema> & PageRules;

/** @throws PluginOptionsError for options that fit neither the schema nor the folders of libraries */
export function readSite(options: SnippetsOptions): SnippetsSite {
  const site = parseOptions(caller, schema, options);
  const libraries = listLibraries(site);
  const folder = join(site.root, site.library);
  if (libraries.length === 0) {
    throw wrongOptions(
      caller,
      `"library": expected a folder with the package.json that samples are compiled against, or with a ` +
        `folder for each version that has one; found none in ${folder}. Create ${site.library}/package.json with the ` +
        'packages that your samples import, and run `npm install` there.',
    );
  }
  const currentLibrary = site.currentLibrary ?? (libraries.length === 1 ? libraries[0] : undefined);
  if (currentLibrary === undefined || !libraries.includes(currentLibrary)) {
    throw wrongOptions(
      caller,
      `"currentLibrary": expected the library of the pages in docs, which is one of ` +
        `${libraries.join(', ')} (folders of ${folder}); found ${JSON.stringify(currentLibrary)}.`,
    );
  }
  const sets = Object.entries(site.packageSets).flatMap(([version, others]) => [version, ...Object.keys(others)]);
  const missing = sets.find((name) => !libraries.includes(name));
  if (missing !== undefined) {
    throw wrongOptions(
      caller,
      `"packageSets": expected libraries, which are ${libraries.join(', ')} (folders of ${folder}); found ` +
        `"${missing}". Create ${site.library}/${missing}/package.json, or correct the name.`,
    );
  }
  const wrong = Object.entries(site.installedBefore).find(
    ([page, library]) => !libraries.includes(library) || !existsSync(join(site.root, page)),
  );
  if (wrong) {
    throw wrongOptions(
      caller,
      `"installedBefore": expected libraries (${libraries.join(', ')}) by paths of pages, such as "docs/upgrade.mdx"; found ` +
        `"${wrong[1]}" by "${wrong[0]}". Correct what doesn't exist.`,
    );
  }
  const mainPackage = site.mainPackage ?? site.packages.find((name) => !name.endsWith('/*'));
  if (mainPackage !== undefined && !packageIsDocumented(mainPackage, site.packages)) {
    throw wrongOptions(
      caller,
      `"mainPackage": expected one of "packages" (${site.packages.join(', ')}); ` +
        `found ${JSON.stringify(mainPackage)}. Add it to "packages".`,
    );
  }
  return { ...site, mainPackage, currentLibrary, libraries };
}

/** Newest first. The only library of a site without versions has the name of its folder. */
function listLibraries({ root, library }: Pick<SnippetsSite, 'root' | 'library'>): string[] {
  const folder = join(root, library);
  if (existsSync(join(folder, 'package.json'))) return [library];
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names.filter((name) => existsSync(join(folder, name, 'package.json'))).sort(compareVersions);
}
