import type { ThirdParties } from '../core/consent/third-parties.ts';
import type { OtherHosts } from '../core/hosts/security-headers.ts';
import type { Env } from './env.ts';

/** What pages may load from other hosts: by default nothing. */
export const thirdParties = ({ gtagIds, socialEmbeds, asksConsent }: Env): ThirdParties => ({
  gtagIds,
  socialEmbeds,
  asksConsent,
});

/** Hosts that the Content-Security-Policy allows for it. */
export const otherHosts = ({ gtagIds, socialEmbeds, algolia }: Env): OtherHosts => ({
  googleTag: gtagIds !== undefined,
  socialEmbeds,
  algoliaApp: algolia?.appId,
});
