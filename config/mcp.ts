import type { DocumentedLibrary, DocVersion } from '@typed-docs/mcp/documented-library';
import { latestVersion, majorOf, otherVersions, versions, type VersionName } from './versions.ts';

const toDocVersion = (name: VersionName): DocVersion => ({
  id: majorOf(name),
  label: versions[name].label,
  tag: `docs-default-${name}`,
});

export const documentedLibrary: DocumentedLibrary = {
  name: 'tRPC',
  scope: '@trpc',
  versions: [toDocVersion(latestVersion), ...otherVersions.map(({ name }) => toDocVersion(name))],
  checkNotes: [
    "React, TanStack Query, Zod and the adapters' frameworks are installed, too.",
    'Start with the line "// @include: shelf" to include an example router, server/router.ts.',
  ],
};
