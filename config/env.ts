// A namespace import, because Docusaurus' config loader mistakes zod's default export for the whole module.
import * as z from 'zod';

/** Origin of the published site, even in builds for other origins. */
export const productionUrl = 'https://trpc.io';

/** All messages complete the sentence "it must be …". */
const flag = (variable: string, fallback: 'true' | 'false') =>
  z
    .enum(['true', 'false'], `true or false, for example ${variable}=${fallback === 'true' ? 'false' : 'true'}`)
    .default(fallback)
    .transform((value) => value === 'true');

const text = (variable: string, fallback: string) =>
  z.string().regex(/\S/, `a non-empty string, for example ${variable}="${fallback}"`).default(fallback);

const algoliaVariables = {
  ALGOLIA_APP_ID: 'the id of an Algolia application, for example ALGOLIA_APP_ID=B1G2GM9NG0',
  ALGOLIA_SEARCH_KEY:
    'a search-only Algolia key, because every reader receives it, ' +
    'for example ALGOLIA_SEARCH_KEY=0a1b2c3d4e5f60718293a4b5c6d7e8f9',
  ALGOLIA_INDEX_NAME: 'the name of an Algolia index, for example ALGOLIA_INDEX_NAME=trpc',
} as const;

const googleTagId = '(?:G|GT|AW|DC|UA)-[A-Z0-9-]+';

const variables = z.object({
  SITE_URL: z
    .string()
    .refine(isOrigin, 'an http(s) origin without a path, for example SITE_URL=https://preview-42.example.com')
    .default(productionUrl),
  BASE_URL: z
    .string()
    .regex(/^\/(?:[\w.~-]+\/)*$/, 'a path that starts and ends with a slash, for example BASE_URL=/preview-42/')
    .default('/'),
  SITE_TITLE: text('SITE_TITLE', 'tRPC'),
  SITE_TAGLINE: text('SITE_TAGLINE', 'End-to-end typesafe APIs, without a schema or code generation'),
  /** Without ids, the analytics plugin is not loaded. */
  GTAG_IDS: z
    .string()
    .regex(
      new RegExp(`^\\s*${googleTagId}(?:\\s*,\\s*${googleTagId})*\\s*$`),
      'a comma-separated list of Google tag ids, for example GTAG_IDS=G-ABC123DEF4',
    )
    .transform((ids) => ids.split(',').map((id) => id.trim()) as [string, ...string[]])
    .optional(),
  /** Embeds posts on X with the platform's script instead of showing them as links. */
  SOCIAL_EMBEDS: flag('SOCIAL_EMBEDS', 'false'),
  /** Asks readers before loading analytics or embeds. */
  ASK_CONSENT: flag('ASK_CONSENT', 'true'),
  /** Hosted search index; without it, the site uses its embedded one. */
  ALGOLIA_APP_ID: z
    .string()
    .regex(/^[A-Za-z0-9]+$/, algoliaVariables.ALGOLIA_APP_ID)
    .optional(),
  ALGOLIA_SEARCH_KEY: z
    .string()
    .regex(/^[\w+/=-]{20,}$/, algoliaVariables.ALGOLIA_SEARCH_KEY)
    .optional(),
  ALGOLIA_INDEX_NAME: z
    .string()
    .regex(/^[\w.-]+$/, algoliaVariables.ALGOLIA_INDEX_NAME)
    .optional(),
  /** Whether the host applies the redirects in `_redirects`, which makes redirect pages unnecessary. */
  HOST_RULES: z.enum(['true', 'false'], 'true or false, for example HOST_RULES=true').optional(),
  /** Set by the build environments of Netlify and Cloudflare Pages. */
  NETLIFY: z.string().optional(),
  CF_PAGES: z.string().optional(),
  /** Secret; only for `npm run push-search`. */
  ALGOLIA_ADMIN_KEY: z.string().optional(),
});

/** All variables that a build reads. */
export const variableNames = Object.keys(variables.shape);

const environment = variables
  .superRefine((env, context) => {
    const names = Object.keys(algoliaVariables) as (keyof typeof algoliaVariables)[];
    const given = names.find((name) => env[name] !== undefined);
    const missing = names.find((name) => env[name] === undefined);
    if (given && missing) {
      const message = `${algoliaVariables[missing]}, because ${given} is set`;
      context.addIssue({ code: 'custom', path: [missing], message });
    }
    if (env.ALGOLIA_SEARCH_KEY !== undefined && env.ALGOLIA_SEARCH_KEY === env.ALGOLIA_ADMIN_KEY) {
      const message = algoliaVariables.ALGOLIA_SEARCH_KEY;
      context.addIssue({ code: 'custom', path: ['ALGOLIA_SEARCH_KEY'], message });
    }
  })
  .transform((env) => ({
    siteUrl: env.SITE_URL,
    baseUrl: env.BASE_URL,
    siteTitle: env.SITE_TITLE,
    siteTagline: env.SITE_TAGLINE,
    gtagIds: env.GTAG_IDS,
    socialEmbeds: env.SOCIAL_EMBEDS,
    asksConsent: env.ASK_CONSENT,
    hostHasRules: env.HOST_RULES ? env.HOST_RULES === 'true' : Boolean(env.NETLIFY ?? env.CF_PAGES),
    algolia:
      env.ALGOLIA_APP_ID && env.ALGOLIA_SEARCH_KEY && env.ALGOLIA_INDEX_NAME
        ? { appId: env.ALGOLIA_APP_ID, apiKey: env.ALGOLIA_SEARCH_KEY, indexName: env.ALGOLIA_INDEX_NAME }
        : undefined,
    algoliaAdminKey: env.ALGOLIA_ADMIN_KEY,
  }));

export type Env = z.output<typeof environment>;

export class EnvError extends Error {
  override name = 'EnvError';
}

/** With no variables set, the site is built for `productionUrl` and sends nothing to third parties. */
export function readEnv(source: Record<string, string | undefined> = process.env): Env {
  const result = environment.safeParse(source);
  if (result.success) return result.data;
  const { path, message } = result.error.issues[0]!;
  const variable = String(path[0]);
  const value = source[variable];
  const isSecret = variable !== 'ALGOLIA_ADMIN_KEY' && value !== undefined && value === source.ALGOLIA_ADMIN_KEY;
  const found = isSecret ? 'the same as ALGOLIA_ADMIN_KEY' : (JSON.stringify(value) ?? 'not set');
  throw new EnvError(
    `The environment variable ${variable} is ${found}, but it must be ${message}. ` +
      'Correct it, or unset it to use the default.',
  );
}

function isOrigin(value: string): boolean {
  return /^https?:/.test(value) && URL.canParse(value) && new URL(value).origin === value;
}
