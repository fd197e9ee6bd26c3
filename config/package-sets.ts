/**
 * Integrations are released later than server and client, and require exactly their own version of both. Pages about
 * them use the newest packages that npm installs together; all other pages use the folder of their version. Guides that
 * need packages of other makers, such as Sentry, share a set with that version's server and client.
 *
 * By version and folder in `library`: pages, or folders of pages, in the folder of the version.
 */
export const packageSets: Record<string, Record<string, string[]>> = {
  '11.x': {
    '11.x-tanstack-react-query': [
      'client/tanstack-react-query',
      'client/nextjs/app-router',
      'client/tanstack-start',
      'client/react-native',
    ],
    '11.x-react-query': ['client/react', 'client/nextjs', 'client/tanstack-react-query/migrating'],
    '11.x-openapi': ['client/openapi'],
    '11.x-services': ['server/observability', 'server/authentication-libraries'],
  },
};

/** Names of a version's folders in `library`, its own first. */
export const librariesOf = (label: string) => [label, ...Object.keys(packageSets[label] ?? {})];

/**
 * Pages whose readers already have a project, and the library whose packages it has: `npm run check-installs` runs the
 * commands of the page there.
 */
export const installedBefore = {
  'docs/migration/migrate-from-v10-to-v11.mdx': '10.x',
  'versioned_docs/version-10.x/migration/migrate-from-v9-to-v10.mdx': '9.x',
  'versioned_docs/version-9.x/nextjs/starter-projects.mdx': '9.x',
};
