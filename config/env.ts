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
}

/** Thrown when a variable holds a value that the site cannot be built with. */
export class EnvError extends Error {
  override name = 'EnvError';

  constructor(variable: string, found: string, expected: string, example: string) {
    super(
      `The environment variable ${variable} is ${JSON.stringify(found)}, but it must be ${expected}, ` +
        `for example ${variable}=${example}. Correct it, or unset it to use the default.`,
    );
  }
}

type Source = Record<string, string | undefined>;

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
