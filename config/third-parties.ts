import type { ThirdParties } from '../src/features/consent/third-parties.ts';
import type { PolicySources } from '@typed-docs/redirects/hosts/security-headers';
import type { Env } from './env.ts';

/** By default, pages load nothing from other hosts. */
export const thirdParties = ({ gtagIds, socialEmbeds, asksConsent }: Env): ThirdParties => ({
  gtagIds,
  socialEmbeds,
  asksConsent,
});

/** Other hosts that the Content-Security-Policy allows. */
export function otherHosts({ gtagIds, socialEmbeds, algolia }: Env): PolicySources {
  // For Google Analytics only; ad tags need more: https://developers.google.com/tag-platform/security/guides/csp
  const tag = gtagIds ? ['https://*.googletagmanager.com'] : [];
  const analytics = gtagIds ? ['https://*.google-analytics.com', 'https://*.analytics.google.com'] : [];
  const posts = socialEmbeds ? ['https://platform.twitter.com'] : [];
  const postSettings = socialEmbeds ? ['https://syndication.twitter.com'] : [];
  const search = algolia
    ? ['-dsn.algolia.net', '-1.algolianet.com', '-2.algolianet.com', '-3.algolianet.com'].map(
        (suffix) => `https://${algolia.appId.toLowerCase()}${suffix}`,
      )
    : [];
  return {
    'script-src': [...tag, ...posts],
    'img-src': [...tag, ...analytics, ...postSettings],
    'connect-src': [...tag, ...analytics, ...postSettings, ...search],
    'frame-src': posts,
  };
}
