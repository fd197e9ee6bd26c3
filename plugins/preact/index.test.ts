import path from 'node:path';
import type { LoadContext, OptionValidationContext } from '@docusaurus/types';
import { describe, expect, it } from 'vitest';
import preactPlugin, { validateOptions, type PreactOptions } from './index.ts';

const siteDir = path.resolve(__dirname, '../..');
const plugin = preactPlugin({ siteDir } as LoadContext, { client: 'src/features/preact' });
const configure = (mode: string, isServer: boolean) =>
  plugin.configureWebpack!(
    { mode } as never,
    isServer,
    { currentBundler: { name: 'rspack', instance: {} } } as never,
    undefined,
  );

describe('preact', () => {
  it('stands in for React in the production build for browsers alone', () => {
    expect(configure('production', false)).toMatchObject({
      resolve: { alias: { react: 'preact/compat', 'react-dom': 'preact/compat' } },
    });
    expect(configure('production', true)).toEqual({});
    expect(configure('development', false)).toEqual({});
  });

  it('says what its option must be', () => {
    const context = { options: {} } as OptionValidationContext<PreactOptions, PreactOptions>;
    expect(() => validateOptions(context)).toThrow('the option "client" must be a folder of the site');
  });
});
