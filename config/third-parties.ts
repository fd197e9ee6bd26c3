import type { ThirdParties } from '../core/consent/third-parties.ts';
import type { Env } from './env.ts';

/** What pages may load from other hosts: by default nothing. */
export const thirdParties = ({ gtagIds, socialEmbeds, asksConsent }: Env): ThirdParties => ({
  gtagIds,
  socialEmbeds,
  asksConsent,
});
