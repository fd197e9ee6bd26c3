import type { AllContent, LoadContext, PluginContentLoadedActions } from '@docusaurus/types';
import { expect, it, vi } from 'vitest';
import pageSourcesPlugin from './index.ts';

const load = async (...docs: [permalink: string, source: string][]) => {
  const createData = vi.fn();
  const loadedVersions = [{ docs: docs.map(([permalink, source]) => ({ permalink, source })) }];
  await pageSourcesPlugin({ i18n: { currentLocale: 'fr' } } as LoadContext).allContentLoaded!({
    allContent: { 'docusaurus-plugin-content-docs': { default: { loadedVersions } } } as unknown as AllContent,
    actions: { createData } as unknown as PluginContentLoadedActions,
  });
  return createData;
};

it('writes down which file a page comes from', async () => {
  const createData = await load(['/docs/a', '@site/docs/a.mdx']);
  expect(createData).toHaveBeenCalledWith('page-sources.fr.json', [{ address: '/docs/a', file: 'docs/a.mdx' }]);
});

it('rejects pages at the same address', async () => {
  const pages = [
    ['/docs/', '@site/docs/guide.mdx'],
    ['/docs/a', '@site/docs/a.mdx'],
    ['/docs/', '@site/docs/introduction.mdx'],
  ] as const;
  await expect(load(...pages.map(([address, file]) => [address, file] as [string, string]))).rejects.toThrow(
    /^Duplicate address \/docs\/: docs\/guide\.mdx and docs\/introduction\.mdx both claim it\. Give one of them a different `slug` in its front matter\.$/,
  );
});
