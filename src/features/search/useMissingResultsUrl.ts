import { useCallback } from 'react';
import { newIssueUrl } from '@site/core/project/new-issue';
import { useProjectLinks } from '@site/src/hooks/useProjectLinks';

/** @returns A function from a query without results to the form of an issue that says so. */
export function useMissingResultsUrl(): (search: { query: string }) => string {
  const { issues } = useProjectLinks();
  return useCallback(
    ({ query }) => {
      const title = `docs: search finds nothing for "${query}"`;
      const body = `I searched the docs for \`${query}\`, at ${window.location.href}, and expected to find: `;
      return newIssueUrl(issues, { title, body });
    },
    [issues],
  );
}
