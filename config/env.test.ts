import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { EnvError, readEnv, variableNames } from './env.ts';

const algolia = {
  ALGOLIA_APP_ID: 'B1G2GM9NG0',
  ALGOLIA_SEARCH_KEY: '0a1b2c3d4e5f60718293a4b5c6d7e8f9',
  ALGOLIA_INDEX_NAME: 'trpc',
};

describe('readEnv', () => {
  it('needs no variable, and sends nothing anywhere without one', () => {
    expect(readEnv({})).toEqual({
      siteUrl: 'https://trpc.io',
      baseUrl: '/',
      siteTitle: 'tRPC',
      siteTagline: 'End-to-end typesafe APIs, without a schema or code generation',
      gtagIds: undefined,
      socialEmbeds: false,
      asksConsent: true,
      hostHasRules: false,
      algolia: undefined,
    });
  });

  it('reads the variables of a preview', () => {
    expect(
      readEnv({
        SITE_URL: 'http://localhost:3000',
        BASE_URL: '/preview-42/docs.next/',
        SITE_TITLE: 'Preview',
        SITE_TAGLINE: 'Of a change',
        GTAG_IDS: 'G-ABC123DEF4, AW-987',
        SOCIAL_EMBEDS: 'true',
        ASK_CONSENT: 'false',
        ...algolia,
      }),
    ).toEqual({
      siteUrl: 'http://localhost:3000',
      baseUrl: '/preview-42/docs.next/',
      siteTitle: 'Preview',
      siteTagline: 'Of a change',
      gtagIds: ['G-ABC123DEF4', 'AW-987'],
      socialEmbeds: true,
      asksConsent: false,
      hostHasRules: false,
      algolia: { appId: 'B1G2GM9NG0', apiKey: algolia.ALGOLIA_SEARCH_KEY, indexName: 'trpc' },
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
  ])('rejects a wrong %s by name', (variable, values) => {
    for (const value of values) {
      expect(() => readEnv({ [variable]: value }), value).toThrow(EnvError);
      expect(() => readEnv({ [variable]: value }), value).toThrow(
        `The environment variable ${variable} is ${JSON.stringify(value)}, but it must be `,
      );
    }
  });

  it.each([
    ['ALGOLIA_APP_ID', ['', 'a b', 'https://algolia.net']],
    ['ALGOLIA_SEARCH_KEY', ['', 'short', '0a1b2c3d4e5f60718293a4b5c6d7e8f9 ']],
    ['ALGOLIA_INDEX_NAME', ['', 'a/b']],
  ])('rejects a wrong %s by name', (variable, values) => {
    for (const value of values) {
      expect(() => readEnv({ ...algolia, [variable]: value }), value).toThrow(
        `The environment variable ${variable} is ${JSON.stringify(value)}, but it must be `,
      );
    }
  });

  it.each(Object.keys(algolia))('takes the credentials of the hosted search whole: without %s', (variable) => {
    expect(() => readEnv({ ...algolia, [variable]: undefined })).toThrow(
      new RegExp(`^The environment variable ${variable} is not set, but it must be .*, because ALGOLIA_\\w+ is set\\.`),
    );
  });

  it('rejects an admin key that readers would get, without printing it', () => {
    const key = 'f9e8d7c6b5a4f3e2d1c0b9a8f7e6d5c4';
    const read = () => readEnv({ ...algolia, ALGOLIA_SEARCH_KEY: key, ALGOLIA_ADMIN_KEY: key });
    expect(read).toThrow('ALGOLIA_SEARCH_KEY is the same as ALGOLIA_ADMIN_KEY, but it must be');
    expect(read).not.toThrow(key);
  });
});

describe('the variables of a build', () => {
  const read = (file: string) => readFileSync(path.resolve(__dirname, '..', file), 'utf8');
  const without = (...names: string[]) => variableNames.filter((name) => !names.includes(name)).sort();
  // Set by hosts, and by those who push the search index.
  const others = ['NETLIFY', 'CF_PAGES', 'ALGOLIA_ADMIN_KEY'];

  it('are listed in CONTRIBUTING.md', () => {
    const [, table = ''] = /^\| Variable .*\n((?:\|.*\n)+)/m.exec(read('CONTRIBUTING.md'))!;
    const names = table.split('\n').flatMap((row) => row.split('|')[1]?.match(/[A-Z]+(?:_[A-Z]+)+/g) ?? []);
    expect(names.sort()).toEqual(without(...others));
  });

  it('reach the build of the deployment, whose host applies no rules', () => {
    const workflow = read('.github/workflows/deploy.yml');
    const passed = [...workflow.matchAll(/^ +(\w+): \$\{\{ vars\.\1 \}\}$/gm)].map(([, name]) => name!);
    const [, unset = ''] = /for name in ([^;]*);/.exec(workflow)!;
    expect(passed.sort()).toEqual(without(...others, 'HOST_RULES'));
    expect(unset.match(/\w+/g)!.sort()).toEqual(passed);
  });
});
