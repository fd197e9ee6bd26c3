import path from 'node:path';
import type { LoadContext, OptionValidationContext } from '@docusaurus/types';
import { describe, expect, it } from 'vitest';
import { ReplaceModulesPlugin } from '../shared/replace-modules-plugin.ts';
import steadyPagePlugin, { validateOptions, type SteadyPageOptions } from './index.ts';

const siteDir = path.resolve(__dirname, '../..');
const plugin = steadyPagePlugin({ siteDir } as LoadContext, {
  component: 'src/features/steady-page/PendingNavigation.tsx',
});
const configure = (isServer: boolean) =>
  plugin.configureWebpack!(
    {} as never,
    isServer,
    { currentBundler: { name: 'rspack', instance: {} } } as never,
    undefined,
  );

describe('steady-page', () => {
  it('replaces the component in pages, and not where their HTML is written', () => {
    expect(configure(false)).toEqual({ plugins: [expect.any(ReplaceModulesPlugin)] });
    expect(configure(true)).toEqual({});
  });

  it('says what its option must be', () => {
    const context = { options: {} } as OptionValidationContext<SteadyPageOptions, SteadyPageOptions>;
    expect(() => validateOptions(context)).toThrow('the option "component" must be a file of the site');
  });
});
