import { describe, expect, it } from 'vitest';
import { EnvError, readEnv } from './env.ts';

describe('readEnv', () => {
  it('needs nothing, and then sends nothing anywhere', () => {
    expect(readEnv({})).toEqual({
      siteUrl: 'https://trpc.io',
      baseUrl: '/',
      siteTitle: 'tRPC',
      siteTagline: 'End-to-end typesafe APIs, without a schema or code generation',
      gtagIds: undefined,
      socialEmbeds: false,
      asksConsent: true,
    });
  });

  it('takes what a preview sets', () => {
    expect(
      readEnv({
        SITE_URL: 'http://localhost:3000',
        BASE_URL: '/preview-42/docs.next/',
        SITE_TITLE: 'Preview',
        SITE_TAGLINE: 'Of a change',
        GTAG_IDS: 'G-ABC123DEF4, AW-987',
        SOCIAL_EMBEDS: 'true',
        ASK_CONSENT: 'false',
      }),
    ).toEqual({
      siteUrl: 'http://localhost:3000',
      baseUrl: '/preview-42/docs.next/',
      siteTitle: 'Preview',
      siteTagline: 'Of a change',
      gtagIds: ['G-ABC123DEF4', 'AW-987'],
      socialEmbeds: true,
      asksConsent: false,
    });
  });

  it.each([
    ['SITE_URL', ['', 'trpc.io', 'https://trpc.io/', 'https://trpc.io/docs', 'ftp://trpc.io', 'https://a:b@trpc.io']],
    ['BASE_URL', ['', 'docs', '/docs', 'docs/', '//', '/a//b/', '/a b/', 'https://trpc.io/']],
    ['SITE_TITLE', ['', '  ']],
    ['SITE_TAGLINE', ['']],
    ['SOCIAL_EMBEDS', ['', '1', 'yes', 'TRUE']],
    ['ASK_CONSENT', ['', '0']],
    ['GTAG_IDS', ['', 'abc', 'G-ABC123DEF4,', ',', 'g-abc']],
  ])('refuses a wrong %s by name', (variable, values) => {
    for (const value of values) {
      expect(() => readEnv({ [variable]: value }), value).toThrow(EnvError);
      expect(() => readEnv({ [variable]: value }), value).toThrow(
        `The environment variable ${variable} is ${JSON.stringify(value)}, but it must be `,
      );
    }
  });
});
