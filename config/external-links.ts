import type { LinkException } from '../core/external-links/exceptions.ts';

/** Links that `npm run check-external-links` treats apart. One that no page has any more fails the check. */
export const linkExceptions: LinkException[] = [
  { url: 'http://localhost:3000*', reason: "The reader's own machine." },
  { url: 'https://github.com/trpc/trpc/edit/*', reason: 'Readers who are not signed in are sent to do so.' },
  { url: 'https://github.com/trpc/trpc/issues/new?*', reason: 'Readers who are not signed in are sent to do so.' },
  { url: 'https://twitter.com/*', reason: 'Posts that are quoted on our pages; the host shows them to browsers only.' },
  { url: 'https://x.com/*', reason: 'The host shows profiles to browsers only.' },
  { url: 'https://www.npmjs.com/*', reason: 'The host keeps programs out.', statuses: [403] },
];
