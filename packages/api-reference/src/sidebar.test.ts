import { expect, it } from 'vitest';
import type { ApiPage } from './page.ts';
import { createSidebar } from './sidebar.ts';
import { symbolAddress, type ApiSymbolKind } from './symbols.ts';

const site = { address: '/docs/typedoc', slug: '/typedoc', product: 'tRPC', version: '11.x' };

function page(home: string, kind: ApiSymbolKind, name: string, more: Partial<ApiPage> = {}): ApiPage {
  return {
    symbol: {
      name,
      package: '@trpc/a',
      entryPoint: '@trpc/a',
      kind,
      address: symbolAddress(site, home, kind, name),
      aliases: [],
    },
    docs: [],
    deprecated: false,
    internal: false,
    ...more,
  };
}

it('goes from packages to entry points to kinds, and groups what is internal or deprecated', () => {
  const summary = {
    name: '@trpc/a',
    version: '1.0.0',
    purpose: '',
    entryPoints: ['@trpc/a', '@trpc/a/b', '@trpc/a/shared'],
  };
  const pages = [
    page('@trpc/a', 'interface', 'Options'),
    page('@trpc/a', 'function', 'run'),
    page('@trpc/a', 'function', 'Go', { deprecated: true }),
    page('@trpc/a', 'interface', 'Inside', { internal: true }),
    page('@trpc/a/b', 'function', 'deep'),
  ];
  expect(createSidebar([summary], pages, site)).toEqual([
    {
      type: 'category',
      key: 'api',
      label: 'API reference',
      className: 'sidebar-api',
      link: { type: 'doc', id: 'typedoc/index' },
      items: [
        {
          type: 'category',
          key: 'api @trpc/a',
          label: '@trpc/a',
          link: { type: 'doc', id: 'typedoc/a/index' },
          items: [
            {
              type: 'category',
              key: 'api @trpc/a Functions',
              label: 'Functions',
              items: [{ type: 'doc', id: 'typedoc/a/index/functions/run', customProps: { kind: 'function' } }],
            },
            {
              type: 'category',
              key: 'api @trpc/a Interfaces',
              label: 'Interfaces',
              items: [{ type: 'doc', id: 'typedoc/a/index/interfaces/Options', customProps: { kind: 'interface' } }],
            },
            {
              type: 'category',
              key: 'api @trpc/a Internal and deprecated',
              label: 'Internal and deprecated',
              items: [
                {
                  type: 'doc',
                  id: 'typedoc/a/index/functions/Go',
                  className: 'sidebar-deprecated',
                  customProps: { kind: 'function' },
                },
                { type: 'doc', id: 'typedoc/a/index/interfaces/Inside', customProps: { kind: 'interface' } },
              ],
            },
            {
              type: 'category',
              key: 'api @trpc/a/b',
              label: 'b',
              link: { type: 'doc', id: 'typedoc/a/b/index' },
              items: [{ type: 'doc', id: 'typedoc/a/b/functions/deep', customProps: { kind: 'function' } }],
            },
            // The pages of its exports belong to another entry point.
            'typedoc/a/shared/index',
          ],
        },
        'typedoc/shared/index',
      ],
    },
  ]);
});
