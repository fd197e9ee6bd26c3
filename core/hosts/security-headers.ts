/** Other hosts that pages load from. */
export interface OtherHosts {
  /** Whether Google's tag counts page views. */
  googleTag: boolean;
  /** Whether the script of X shows posts. */
  socialEmbeds: boolean;
  /** Id of the Algolia application that responds to searches. */
  algoliaApp?: string;
}

/**
 * Creates the headers of every response, by name.
 *
 * @param scriptHashes SHA-256 digests of all inline scripts, in base64
 * @see https://cheatsheetseries.owasp.org/cheatsheets/HTTP_Headers_Cheat_Sheet.html
 */
export function securityHeaders(scriptHashes: readonly string[], hosts: OtherHosts): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(scriptHashes, hosts),
    // A year. Whether it holds for subdomains and in the list of browsers is for the owner of the domain to say.
    'Strict-Transport-Security': 'max-age=31536000',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  };
}

function contentSecurityPolicy(scriptHashes: readonly string[], hosts: OtherHosts): string {
  // Google Analytics alone; tags for ads need more: https://developers.google.com/tag-platform/security/guides/csp
  const tag = hosts.googleTag ? ['https://*.googletagmanager.com'] : [];
  const analytics = hosts.googleTag ? ['https://*.google-analytics.com', 'https://*.analytics.google.com'] : [];
  const posts = hosts.socialEmbeds ? ['https://platform.twitter.com'] : [];
  const postSettings = hosts.socialEmbeds ? ['https://syndication.twitter.com'] : [];
  // The hosts that Algolia's client tries in turn.
  const algolia = hosts.algoliaApp
    ? ['-dsn.algolia.net', '-1.algolianet.com', '-2.algolianet.com', '-3.algolianet.com'].map(
        (suffix) => `https://${hosts.algoliaApp!.toLowerCase()}${suffix}`,
      )
    : [];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scriptHashes.map((hash) => `'sha256-${hash}'`), ...tag, ...posts],
    // The critical CSS differs from page to page, and React writes style attributes, such as the colors of an
    // announcement bar.
    'style-src': ["'self'", "'unsafe-inline'"],
    // Icons in the stylesheet are data URLs.
    'img-src': ["'self'", 'data:', ...tag, ...analytics, ...postSettings],
    'connect-src': ["'self'", ...tag, ...analytics, ...postSettings, ...algolia],
    'frame-src': posts.length > 0 ? posts : ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
