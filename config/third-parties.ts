import type { ThirdParties } from '../src/features/consent/third-parties.ts';
import type { OtherHosts } from '@typed-docs/redirects/hosts/security-headers';
import type { Env } from './env.ts';

/** By default, pages load nothing from other hosts. */
export const thirdParties = ({ gtagIds, socialEmbeds, asksConsent }: Env): ThirdParties => ({
  gtagIds,
  socialEmbeds,
  asksConsent,
});

export const otherHosts = ({ gtagIds, socialEmbeds, algolia }: Env): OtherHosts => ({
  googleTag: gtagIds !== undefined,
  socialEmbeds,
  algoliaApp: algolia?.appId,
});
