/** URLs that `npm run check-external-links` skips; a trailing `*` matches any continuation. */
export const skippedLinks: { url: string; reason: string }[] = [
  { url: 'http://localhost:3000*', reason: "A server on the reader's own machine." },
  { url: 'https://github.com/trpc/trpc/edit/*', reason: 'GitHub requires signing in.' },
  { url: 'https://github.com/trpc/trpc/issues/new?*', reason: 'GitHub requires signing in.' },
  { url: 'https://twitter.com/*', reason: 'Quoted posts; the host serves them to browsers only.' },
  { url: 'https://x.com/*', reason: 'The host serves profiles to browsers only.' },
  { url: 'https://www.npmjs.com/*', reason: 'The host responds to programs with 403, whether or not the page exists.' },
];
