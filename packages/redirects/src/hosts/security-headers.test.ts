import { describe, expect, it } from 'vitest';
import { securityHeaders, type PolicySources } from './security-headers.ts';

function policy(added: PolicySources = {}): Record<string, string> {
  const directives = securityHeaders(['abc='], added)['Content-Security-Policy']!.split('; ');
  return Object.fromEntries(directives.map((directive) => directive.split(/ (.*)/).slice(0, 2)));
}

it('has the headers that keep browsers from guessing and telling', () => {
  expect(securityHeaders([], {})).toMatchObject({
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

  it('names no other host unless one is added', () => {
    expect(JSON.stringify(policy())).not.toContain('https:');
    const added = policy({
      'script-src': ['https://a.example'],
      'frame-src': ['https://b.example'],
      'font-src': ['https://c.example'],
      'img-src': [],
    });
    expect(added).toEqual({
      ...policy(),
      'script-src': "'self' 'sha256-abc=' https://a.example",
      'frame-src': 'https://b.example',
      'font-src': "'self' https://c.example",
    });
  });

  it('lets no site frame a page, and no plugin run', () => {
    expect(policy()).toMatchObject({ 'frame-ancestors': "'none'", 'frame-src': "'none'", 'object-src': "'none'" });
  });
});
