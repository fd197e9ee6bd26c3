import { useDocsVersion, useVersions } from '@docusaurus/plugin-content-docs/client';

/** Label of the current doc's version; undefined in docs without versions, which Docusaurus labels “Next”. */
export function useVersionLabel(): string | undefined {
  const { pluginId, label } = useDocsVersion();
  return useVersions(pluginId).length > 1 ? label : undefined;
}
