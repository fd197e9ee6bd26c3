/** Facts about the library and its project that several places name. */
export const project = {
  organizationName: 'trpc',
  repositoryName: 'trpc',
  repositoryUrl: 'https://github.com/trpc/trpc',
  /** Where the files of this site are edited: it is the folder `www` of the library's repository. */
  editUrl: 'https://github.com/trpc/trpc/edit/main/www',
  licenseUrl: 'https://github.com/trpc/trpc/blob/main/LICENSE',
  discordUrl: 'https://trpc.io/discord',
  /** Where `discordUrl` leads: the invite that the library's repository gives out (www/vercel.json). */
  discordInvite: 'https://discord.gg/wzaMgEJkcf',
  sponsorsUrl: 'https://github.com/sponsors/trpc',
  xUrl: 'https://x.com/trpcio',
} as const;

/** Where readers start whom an address led nowhere, beside the docs of each version: addresses by their labels. */
export const startingPlaces = {
  Quickstart: '/docs/quickstart',
  'API reference': '/docs/typedoc',
  'All posts of the blog': '/blog/archive',
};
