import { expect, it } from 'vitest';
import { servedRedirects } from './served-redirects.ts';

it('leaves the API reference to the not-found page, except for the rules that are written for one address', () => {
  const guides = [
    { from: '/docs/v11/rpc', to: '/docs/rpc', rule: '/docs/v11/*' },
    { from: '/docs/router', to: '/docs/server/routers' },
    { from: '/docs/typedocs', to: '/docs/typedocs-of-old' },
  ];
  const written = { from: '/reference', to: '/docs/typedoc', rule: '/reference' };
  const reference = [
    { from: '/docs/v11/typedoc', to: '/docs/typedoc', rule: '/docs/v11/*' },
    { from: '/docs/v10/typedoc/client', to: '/docs/typedoc/client' },
    {
      from: '/docs/typedoc/server/classes/TRPCError',
      to: '/docs/typedoc/server/index/classes/TRPCError#code',
      rule: '/*',
    },
  ];
  expect(servedRedirects([...guides, ...reference, written], '/docs/typedoc')).toEqual([...guides, written]);
  expect(servedRedirects(reference, undefined)).toEqual(reference);
});
