import path from 'node:path';
import defaultTemplate from '@docusaurus/core/lib/ssg/ssgTemplate.html.js';
import type { LoadContext, OptionValidationContext, Plugin } from '@docusaurus/types';
import { bundleInline } from '../shared/bundle-inline.ts';

export interface HydrateOnIntentOptions {
  /** What stands in every page and loads the scripts; a module, relative to the site. */
  loader: string;
}

/** How Docusaurus 3.10.2 writes the page's scripts. */
const scriptTags = /<% it\.scripts\.forEach\(\(script\) => \{ %>\s*<script .*<\/script>\s*<% \}\); %>/;

/** The addresses of them, for the loader. */
const scriptList = `<%= it.scripts.map((script) => it.baseUrl + script).join(' ') %>`;

/**
 * Has pages load their scripts when the reader first acts, instead of at once.
 *
 * @throws when Docusaurus' page template is not the one that is known here
 */
export default function hydrateOnIntentPlugin(
  { siteConfig, siteDir }: LoadContext,
  options: HydrateOnIntentOptions,
): Plugin {
  const template = createTemplate(bundleInline(path.resolve(siteDir, options.loader)));
  // Docusaurus writes what can be listed of its configuration into the script of every page.
  Object.defineProperty(siteConfig, 'ssrTemplate', { value: template, enumerable: false });
  return { name: 'hydrate-on-intent' };
}

/**
 * @param loader a script
 * @param template Docusaurus' own; another one in tests
 * @returns the template with the loader in place of the tags
 */
export function createTemplate(loader: string, template: string = defaultTemplate): string {
  if (!scriptTags.test(template)) {
    throw new Error(
      'hydrate-on-intent: the page template of Docusaurus no longer writes its scripts the way that plugins/hydrate-on-intent ' +
        'knows. Compare `scriptTags` there with node_modules/@docusaurus/core/lib/ssg/ssgTemplate.html.js, or build with ' +
        'HYDRATE_ON_INTENT=false meanwhile.',
    );
  }
  // As a function: a replacement text may hold no `$`.
  return template.replace(scriptTags, () => `<script data-scripts="${scriptList}">${loader}</script>`);
}

export function validateOptions({ options }: OptionValidationContext<HydrateOnIntentOptions, HydrateOnIntentOptions>) {
  if (typeof options.loader !== 'string') {
    throw new Error(
      `hydrate-on-intent: the option "loader" must be a path in the site, but it is ${JSON.stringify(options.loader)}.`,
    );
  }
  // As in plugins/redirects.
  return { id: 'default', ...options };
}
