/**
 * The one place that reads the environment. Everything here is optional: with nothing set the site builds for
 * https://trpc.io and sends nothing anywhere.
 */

export interface Env {
  /** Origin of the deployed site, without a path or trailing slash. */
  siteUrl: string;
  /** Path below the origin, with a slash at both ends. */
  baseUrl: string;
  siteTitle: string;
  siteTagline: string;
  /** Google tag ids; without any the analytics plugin is not loaded. */
  gtagIds?: [string, ...string[]];
  /** Whether posts on X are shown by the platform's script, not as links. */
  socialEmbeds: boolean;
  /** Whether readers are asked before the analytics or the posts are loaded. */
  asksConsent: boolean;
  /** The hosted index that answers searches; without it the site searches the index that it brings along. */
  algolia?: AlgoliaCredentials;
}
/** Everything of it stands in the page, for everyone to read. */
export interface AlgoliaCredentials {
  appId: string;
  /** A key that can search and nothing else. */
  apiKey: string;
  indexName: string;
}

/** Thrown when a variable holds a value that the site cannot be built with. */
export class EnvError extends Error {
  override name = 'EnvError';

  constructor(variable: string, found: string | undefined, expected: string, example: string) {
    super(
      `The environment variable ${variable} is ${JSON.stringify(found) ?? 'not set'}, but it must be ${expected}, ` +
        `for example ${variable}=${example}. Correct it, or unset it to use the default.`,
    );
  }
}

export type Source = Record<string, string | undefined>;

/**
 * Reads and validates the settings that a preview or another deployment may override.
 *
 * @param source The environment, `process.env` by default.
 * @throws {EnvError} On the first wrong value; the message names the variable, the value and what is expected.
 */
export function readEnv(source: Source = process.env): Env {
  return {
    siteUrl: readSiteUrl(source),
    baseUrl: readBaseUrl(source),
    siteTitle: readText(source, 'SITE_TITLE', 'tRPC'),
    siteTagline: readText(source, 'SITE_TAGLINE', 'End-to-end typesafe APIs, without a schema or code generation'),
    gtagIds: readGtagIds(source),
    socialEmbeds: readFlag(source, 'SOCIAL_EMBEDS', false),
    asksConsent: readFlag(source, 'ASK_CONSENT', true),
    algolia: readAlgolia(source),
  };
}

function readSiteUrl(source: Source): string {
  const value = source.SITE_URL ?? 'https://trpc.io';
  const fail = () =>
    new EnvError('SITE_URL', value, 'an http(s) origin without a path', 'https://preview-42.example.com');
  let url: URL;
  try {
    url = new URL(value);
  } catch {
    throw fail();
  }
  if (!['http:', 'https:'].includes(url.protocol) || url.origin !== value) throw fail();
  return value;
}

function readBaseUrl(source: Source): string {
  const value = source.BASE_URL ?? '/';
  if (!/^\/(?:[\w.~-]+\/)*$/.test(value)) {
    throw new EnvError('BASE_URL', value, 'a path that starts and ends with a slash', '/preview-42/');
  }
  return value;
}

function readText(source: Source, variable: string, fallback: string): string {
  const value = source[variable] ?? fallback;
  if (value.trim() === '') throw new EnvError(variable, value, 'a text that is not empty', `"${fallback}"`);
  return value;
}

function readFlag(source: Source, variable: string, fallback: boolean): boolean {
  const value = source[variable] ?? String(fallback);
  if (value !== 'true' && value !== 'false') throw new EnvError(variable, value, 'true or false', String(!fallback));
  return value === 'true';
}

function readGtagIds(source: Source): Env['gtagIds'] {
  const value = source.GTAG_IDS;
  if (value === undefined) return undefined;
  const ids = value.split(',').map((id) => id.trim());
  if (!ids.every((id) => /^(?:G|GT|AW|DC|UA)-[A-Z0-9-]+$/.test(id))) {
    throw new EnvError('GTAG_IDS', value, 'a comma-separated list of Google tag ids', 'G-ABC123DEF4');
  }
  return ids as [string, ...string[]];
}

const algoliaVariables = {
  ALGOLIA_APP_ID: { pattern: /^[A-Za-z0-9]+$/, expected: 'the id of an Algolia application', example: 'B1G2GM9NG0' },
  ALGOLIA_SEARCH_KEY: {
    pattern: /^[\w+/=-]{20,}$/,
    expected: 'an Algolia key that can search and nothing else',
    example: '0a1b2c3d4e5f60718293a4b5c6d7e8f9',
  },
  ALGOLIA_INDEX_NAME: { pattern: /^[\w.-]+$/, expected: 'the name of an Algolia index', example: 'trpc' },
};

function readAlgolia(source: Source): Env['algolia'] {
  const variables = Object.keys(algoliaVariables) as (keyof typeof algoliaVariables)[];
  const isSet = variables.filter((variable) => source[variable] !== undefined);
  if (isSet.length === 0) return undefined;
  const [appId, apiKey, indexName] = variables.map((variable) => {
    const value = source[variable];
    const { pattern, expected, example } = algoliaVariables[variable];
    if (value === undefined) throw new EnvError(variable, value, `${expected}, because ${isSet[0]} is set`, example);
    if (!pattern.test(value)) throw new EnvError(variable, value, expected, example);
    return value;
  }) as [string, string, string];
  if (apiKey === source.ALGOLIA_ADMIN_KEY) {
    throw new EnvError(
      'ALGOLIA_SEARCH_KEY',
      // Not even here: logs are read by others.
      'the same as ALGOLIA_ADMIN_KEY',
      `${algoliaVariables.ALGOLIA_SEARCH_KEY.expected}, because every reader gets it`,
      algoliaVariables.ALGOLIA_SEARCH_KEY.example,
    );
  }
  return { appId, apiKey, indexName };
}
