import { describe, expect, it } from 'vitest';
import { securityHeaders, type OtherHosts } from './security-headers.ts';

function policy(hosts: Partial<OtherHosts> = {}): Record<string, string> {
  const headers = securityHeaders(['abc='], { googleTag: false, socialEmbeds: false, ...hosts });
  const directives = headers['Content-Security-Policy']!.split('; ');
  return Object.fromEntries(directives.map((directive) => directive.split(/ (.*)/).slice(0, 2)));
}

it('has the headers that keep browsers from guessing and telling', () => {
  expect(securityHeaders([], { googleTag: false, socialEmbeds: false })).toMatchObject({
    'Strict-Transport-Security': 'max-age=31536000',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': expect.stringContaining('camera=()'),
  });
});

describe('the Content-Security-Policy', () => {
  it('allows scripts of the site and the inline ones that pages have, and no evaluated text', () => {
    expect(policy()['script-src']).toBe("'self' 'sha256-abc='");
  });

  it('names no other host unless the site is configured to load from it', () => {
    expect(JSON.stringify(policy())).not.toContain('https:');
    const withTag = policy({ googleTag: true });
    expect(withTag['script-src']).toBe("'self' 'sha256-abc=' https://*.googletagmanager.com");
    expect(withTag['connect-src']).toContain('https://*.google-analytics.com');
    expect(JSON.stringify(withTag)).not.toMatch(/twitter|algolia/);
    const withPosts = policy({ socialEmbeds: true });
    expect(withPosts['script-src']).toBe("'self' 'sha256-abc=' https://platform.twitter.com");
    expect(withPosts['frame-src']).toBe('https://platform.twitter.com');
    expect(JSON.stringify(withPosts)).not.toMatch(/google|algolia/);
    const withAlgolia = policy({ algoliaApp: 'B1G2' });
    expect(withAlgolia['script-src']).toBe("'self' 'sha256-abc='");
    expect(withAlgolia['connect-src']).toBe(
      "'self' https://b1g2-dsn.algolia.net https://b1g2-1.algolianet.com https://b1g2-2.algolianet.com " +
        'https://b1g2-3.algolianet.com',
    );
  });

  it('lets no site frame a page, and no plugin run', () => {
    expect(policy()).toMatchObject({ 'frame-ancestors': "'none'", 'frame-src': "'none'", 'object-src': "'none'" });
  });
});
