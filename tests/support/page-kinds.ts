/** One page of each kind, for tests that are too slow for all pages. */
export const pageKinds = {
  home: '/',
  guide: '/docs/quickstart',
  'older version': '/docs/v9/router',
  reference: '/docs/typedoc/client/links/httpBatchLink/functions/httpBatchLink',
  category: '/docs/server/introduction',
  posts: '/blog',
  post: '/blog/tinyrpc-client',
  archive: '/blog/archive',
  authors: '/blog/authors',
  tag: '/blog/tags/internals',
  media: '/media',
  pricing: '/pricing',
  'list of errors': '/docs/errors',
  'search results': '/search?q=getQueryKey',
  'not found': '/no/such/page',
} as const;

export const kindsOfPages = Object.keys(pageKinds) as (keyof typeof pageKinds)[];
