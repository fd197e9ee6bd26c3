import { join } from 'node:path';
// A namespace import, because Docusaurus' config loader mistakes zod's default export for the whole module.
import * as z from 'zod';
import { parseOptions, wrongOptions } from '@typed-docs/utils/plugin-options';
import type { SnippetsSite } from '@typed-docs/snippets/site';
import type { ReleaseHistory } from '../release-history/history.ts';
import type { ReferenceSite } from '../symbols.ts';

const folder = z
  .string()
  .regex(
    /^[^/.][^/]*(\/[^/]+)+$/,
    'expected a folder of generated pages in the folder of the docs, such as `docs/api`',
  );

const address = z.string().regex(/^(\/[^/]+)+$/, 'expected a path that starts with a slash, such as `/docs/api`');

const names = z.record(z.string(), z.array(z.string()));

const history = z.object({
  package: z.string(),
  major: z.string(),
  releases: z.array(
    z.object({
      version: z.string(),
      added: names.optional(),
      changed: names.optional(),
      deprecated: names.optional(),
      removed: names.optional(),
    }),
  ),
  newest: z.object({ exports: z.record(z.string(), z.record(z.string(), z.string())), deprecated: names }),
}) satisfies z.ZodType<ReleaseHistory>;

const schema = z.object({
  product: z.string(),
  version: z.string().optional(),
  folder: folder.default('docs/api'),
  address: address.optional(),
  packages: z
    .array(z.object({ name: z.string(), purpose: z.string(), folder: z.string().optional() }))
    .min(1, 'expected at least one package, such as `{ name: "zod", purpose: "Validates data." }`'),
  privateEntryPoints: z.array(z.string()).default([]),
  sourceUrl: z.string().optional(),
  externalLinks: z.record(z.string(), z.record(z.string(), z.string())).default({}),
  expectedWarnings: z.array(z.string()).default([]),
  guides: z.record(z.string(), z.string()).default({}),
  ownLinks: z
    .object({
      origin: z.url(),
      pages: z.array(z.string()),
      moved: z.record(z.string(), z.string()).default({}),
    })
    .optional(),
  typeDescriptions: z.string().optional(),
  histories: z.array(history).default([]),
  releaseNotes: z.record(z.string(), z.object({ summary: z.string(), details: z.array(z.string()) })).default({}),
});

/** Described in README.md. */
export type ReferenceOptions = z.input<typeof schema>;

/** Plain data, so that it can be sent to workers. */
export interface ApiReferenceSite extends z.output<typeof schema>, ReferenceSite {
  /** Absolute paths of the libraries of the version, of which the newest release of each package is documented. */
  libraries: string[];
  address: string;
  version: string;
}

const caller = 'createApiReference';

/** @throws PluginOptionsError */
export function readReferenceSite(options: ReferenceOptions, snippets: SnippetsSite): ApiReferenceSite {
  const site = parseOptions(caller, schema, options);
  const { root, library, currentLibrary, packageSets } = snippets;
  const slug = site.folder.slice(site.folder.indexOf('/'));
  const { address: own = `/${site.folder}` } = site;
  if (!own.endsWith(slug)) {
    throw wrongOptions(
      caller,
      `"address": expected the address of the pages in "folder" (${site.folder}), which ends in ${slug}; found "${own}"`,
    );
  }
  if (!snippets.generated.includes(site.folder)) {
    throw wrongOptions(
      caller,
      `"folder": expected the "generated" option of createSnippets to include it, so that generated code isn't checked; ` +
        `found ${JSON.stringify(snippets.generated)}. Add "${site.folder}" there.`,
    );
  }
  const unknown = Object.keys(site.releaseNotes).find(
    (noted) => !site.histories.some(({ releases }) => releases.some(({ version }) => version === noted)),
  );
  if (unknown !== undefined) {
    throw wrongOptions(
      caller,
      `"releaseNotes": expected releases that are in "histories"; found ${JSON.stringify(unknown)}. Correct it, or record ` +
        'the release (README.md, "Releases").',
    );
  }
  return {
    ...site,
    slug,
    address: own,
    version: site.version ?? currentLibrary,
    libraries: [currentLibrary, ...Object.keys(packageSets[currentLibrary] ?? {})].map((name) =>
      join(root, library === name ? name : `${library}/${name}`),
    ),
  };
}
