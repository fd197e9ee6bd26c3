export interface OtherHosts {
  googleTag: boolean;
  socialEmbeds: boolean;
  algoliaApp?: string;
}

/**
 * @param scriptHashes SHA-256 digests of all inline scripts, in base64
 * @see https://cheatsheetseries.owasp.org/cheatsheets/HTTP_Headers_Cheat_Sheet.html
 */
export function securityHeaders(scriptHashes: readonly string[], hosts: OtherHosts): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(scriptHashes, hosts),
    // One year. `includeSubDomains` and `preload` are up to the owner of the domain.
    'Strict-Transport-Security': 'max-age=31536000',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  };
}

function contentSecurityPolicy(scriptHashes: readonly string[], hosts: OtherHosts): string {
  // For Google Analytics only; ad tags need more: https://developers.google.com/tag-platform/security/guides/csp
  const tag = hosts.googleTag ? ['https://*.googletagmanager.com'] : [];
  const analytics = hosts.googleTag ? ['https://*.google-analytics.com', 'https://*.analytics.google.com'] : [];
  const posts = hosts.socialEmbeds ? ['https://platform.twitter.com'] : [];
  const postSettings = hosts.socialEmbeds ? ['https://syndication.twitter.com'] : [];
  const algolia = hosts.algoliaApp
    ? ['-dsn.algolia.net', '-1.algolianet.com', '-2.algolianet.com', '-3.algolianet.com'].map(
        (suffix) => `https://${hosts.algoliaApp!.toLowerCase()}${suffix}`,
      )
    : [];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scriptHashes.map((hash) => `'sha256-${hash}'`), ...tag, ...posts],
    // Critical CSS is inlined per page, and React writes style attributes.
    'style-src': ["'self'", "'unsafe-inline'"],
    // The stylesheet contains icons as data URLs.
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
