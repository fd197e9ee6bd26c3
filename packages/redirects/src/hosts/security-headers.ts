const directives = [
  'default-src',
  'script-src',
  'style-src',
  'img-src',
  'font-src',
  'media-src',
  'connect-src',
  'frame-src',
  'worker-src',
  'manifest-src',
  'form-action',
  'frame-ancestors',
] as const;

/** Names of directives that a site may add sources to. */
export const policyDirectives: readonly string[] = directives;

/** Sources that are added to directives of the Content-Security-Policy, such as `https://example.com`. */
export type PolicySources = Partial<Record<(typeof directives)[number], readonly string[]>>;

/**
 * @param scriptHashes SHA-256 digests of all inline scripts, in base64
 * @see https://cheatsheetseries.owasp.org/cheatsheets/HTTP_Headers_Cheat_Sheet.html
 */
export function securityHeaders(scriptHashes: readonly string[], added: PolicySources): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(scriptHashes, added),
    // One year. `includeSubDomains` and `preload` are up to the owner of the domain.
    'Strict-Transport-Security': 'max-age=31536000',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  };
}

function contentSecurityPolicy(scriptHashes: readonly string[], added: PolicySources): string {
  const policy: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scriptHashes.map((hash) => `'sha256-${hash}'`)],
    // Critical CSS is inlined per page, and React writes style attributes.
    'style-src': ["'self'", "'unsafe-inline'"],
    // The stylesheet contains icons as data URLs.
    'img-src': ["'self'", 'data:'],
    'connect-src': ["'self'"],
    'frame-src': ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  for (const [name, sources] of Object.entries(added)) {
    // `'none'` is ignored next to other sources, and a directive that is missing here falls back to `default-src`.
    const own = (policy[name] ?? policy['default-src']!).filter((source) => source !== "'none'");
    if (sources.length > 0) policy[name] = [...own, ...sources];
  }
  return Object.entries(policy)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
