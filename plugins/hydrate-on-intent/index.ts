import path from 'node:path';
import defaultTemplate from '@docusaurus/core/lib/ssg/ssgTemplate.html.js';
import type { LoadContext, OptionValidationContext, Plugin } from '@docusaurus/types';
import { bundleInline } from '../shared/bundle-inline.ts';

export interface HydrateOnIntentOptions {
  /** What stands in every page and loads the scripts; a module, relative to the site. */
  loader: string;
  /** What lays out the part of a page before it, at some places of its top; a module, relative to the site. */
  layOutTop: string;
}

/** How Docusaurus 3.10.2 writes the page's scripts. */
const scriptTags = /<% it\.scripts\.forEach\(\(script\) => \{ %>\s*<script .*<\/script>\s*<% \}\); %>/;

/** How it writes what React has rendered. */
const appTag = '<%~ it.appHtml %>';

/** How many places there are behind the first heading: what a first window may hold. */
const mostPlaces = 5;

/** The addresses of the scripts, for the loader. */
const scriptList = `<%= it.scripts.map((script) => it.baseUrl + script).join(' ') %>`;

/**
 * Has pages load their scripts when the reader first acts, instead of at once, and lays their top out in steps.
 *
 * @throws when Docusaurus' page template is not the one that is known here
 */
export default function hydrateOnIntentPlugin(
  { siteConfig, siteDir }: LoadContext,
  options: HydrateOnIntentOptions,
): Plugin {
  const bundle = (module: string) => bundleInline(path.resolve(siteDir, module));
  const template = createTemplate(bundle(options.loader), bundle(options.layOutTop));
  // Docusaurus writes what can be listed of its configuration into the script of every page.
  Object.defineProperty(siteConfig, 'ssrTemplate', { value: template, enumerable: false });
  return { name: 'hydrate-on-intent' };
}

/**
 * @param loader a script
 * @param layOutTop another one, small, as it stands at several places
 * @param template Docusaurus' own; another one in tests
 * @returns the template with the loader in place of the tags, and the other script behind the page's first heading, and
 *   before the sections and blocks of code that come next
 */
export function createTemplate(loader: string, layOutTop: string, template: string = defaultTemplate): string {
  if (!scriptTags.test(template) || !template.includes(appTag)) {
    throw new Error(
      'hydrate-on-intent: the page template of Docusaurus no longer writes its scripts, or the page, the way that ' +
        'plugins/hydrate-on-intent knows. Compare `scriptTags` and `appTag` there with ' +
        'node_modules/@docusaurus/core/lib/ssg/ssgTemplate.html.js, or build with HYDRATE_ON_INTENT=false meanwhile.',
    );
  }
  const script = JSON.stringify(`<script>${layOutTop}</script>`);
  const appHtml = `it.appHtml.replace(/(?<=<\\/h1>)[^]*/, (rest) => {
    let left = ${mostPlaces};
    return ${script} + rest.replace(/<h[23] |<figure /g, (tag) => (left-- > 0 ? ${script} + tag : tag));
  })`;
  // As functions: a replacement text may hold no `$`.
  return template
    .replace(scriptTags, () => `<script data-scripts="${scriptList}">${loader}</script>`)
    .replace(appTag, () => `<%~ ${appHtml} %>`);
}

export function validateOptions({ options }: OptionValidationContext<HydrateOnIntentOptions, HydrateOnIntentOptions>) {
  for (const name of ['loader', 'layOutTop'] as const) {
    if (typeof options[name] !== 'string') {
      throw new Error(
        `hydrate-on-intent: the option "${name}" must be a path in the site, but it is ${JSON.stringify(options[name])}.`,
      );
    }
  }
  // As in plugins/redirects.
  return { id: 'default', ...options };
}
