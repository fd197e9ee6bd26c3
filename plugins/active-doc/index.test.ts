import path from 'node:path';
import type { LoadContext, OptionValidationContext } from '@docusaurus/types';
import { describe, expect, it } from 'vitest';
import { ReplaceModulesPlugin } from '../shared/replace-modules-plugin.ts';
import activeDocPlugin, { validateOptions, type ActiveDocOptions } from './index.ts';

const siteDir = path.resolve(__dirname, '../..');
const plugin = activeDocPlugin({ siteDir } as LoadContext, {
  module: 'src/features/active-doc/docs-client-utils.ts',
});
const configure = (isServer: boolean) =>
  plugin.configureWebpack!(
    {} as never,
    isServer,
    { currentBundler: { name: 'rspack', instance: {} } } as never,
    undefined,
  );

describe('active-doc', () => {
  it('replaces the module where pages are written, and not in pages', () => {
    expect(configure(true)).toEqual({ plugins: [expect.any(ReplaceModulesPlugin)] });
    expect(configure(false)).toEqual({});
  });

  it('says what its option must be', () => {
    const context = { options: {} } as OptionValidationContext<ActiveDocOptions, ActiveDocOptions>;
    expect(() => validateOptions(context)).toThrow('the option "module" must be a file of the site');
  });
});
