import type { DocumentedLibrary, DocVersion } from '@typed-docs/mcp/documented-library';
import { latestVersion, versions } from './versions.ts';

const docVersions = Object.entries(versions).map(([name, { label }]): DocVersion => ({
  id: label.replace(/\.x$/, ''),
  label,
  tag: `docs-default-${name}`,
}));
const { label: currentLabel } = versions[latestVersion];

export const documentedLibrary: DocumentedLibrary = {
  name: 'tRPC',
  scope: '@trpc',
  versions: [
    docVersions.find(({ label }) => label === currentLabel)!,
    ...docVersions.filter(({ label }) => label !== currentLabel),
  ],
  checkNotes: [
    'React, TanStack Query, Zod and the frameworks of the adapters are installed, too.',
    'A first line "// @include: shelf" brings an example router, server/router.ts.',
  ],
};
