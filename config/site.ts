import { referenceAddress } from './api-reference.ts';
import { productionUrl } from './env.ts';
import { errors } from './errors.ts';

export const project = {
  organizationName: 'trpc',
  repositoryName: 'trpc',
  repositoryUrl: 'https://github.com/trpc/trpc',
  /** This site is the folder `www` of the library's repository. */
  editUrl: 'https://github.com/trpc/trpc/edit/main/www',
  licenseUrl: 'https://github.com/trpc/trpc/blob/main/LICENSE',
  discordUrl: `${productionUrl}/discord`,
  /** Target of `discordUrl`, from www/vercel.json in the library's repository. */
  discordInvite: 'https://discord.gg/wzaMgEJkcf',
  sponsorsUrl: 'https://github.com/sponsors/trpc',
  xUrl: 'https://x.com/trpcio',
} as const;

/** Where readers learn to add the MCP server (packages/mcp). */
export const mcpGuide = '/docs/skills#mcp-server';

/** Links offered for unknown addresses, besides the docs of each version: paths by label. */
export const startingPlaces = {
  Quickstart: '/docs/quickstart',
  'API reference': referenceAddress,
  'Error messages': errors.address,
  'All blog posts': '/blog/archive',
};
