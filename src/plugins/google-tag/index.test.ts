import type { LoadContext } from '@docusaurus/types';
import { afterEach, describe, expect, it, vi } from 'vitest';
import googleTagPlugin from './index.ts';

const load = (mode: string) => {
  vi.stubEnv('NODE_ENV', mode);
  return googleTagPlugin({} as LoadContext, { trackingID: ['G-ABC'], anonymizeIP: true });
};

describe('googleTagPlugin', () => {
  afterEach(() => void vi.unstubAllEnvs());

  it('is absent outside of production', () => {
    expect(load('development')).toBeNull();
  });

  it('sends page views, and puts no script into the HTML', () => {
    const plugin = load('production')!;
    expect(plugin.injectHtmlTags).toBeUndefined();
    expect(plugin.getClientModules!()).toEqual([expect.stringMatching(/plugin-google-gtag\/lib\/gtag$/)]);
  });
});
