import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useVersions as useDocsVersions } from '@docusaurus/plugin-content-docs/client';

export function WithoutScript({ moreLinks }: { moreLinks?: ReactNode }) {
  const versions = useDocsVersions(undefined);
  return (
    <noscript>
      <p>
        Search runs in your browser and needs JavaScript. With JavaScript turned on, this form shows results; without
        it, you can reach every page from here:
      </p>
      <ul>
        {versions.map(({ name, label, docs, mainDocId }) => (
          <li key={name}>
            {/* A version's own path may not be a page. */}
            <Link to={docs.find(({ id }) => id === mainDocId)!.path}>
              {versions.length > 1 ? `${label} docs` : 'Docs'}
            </Link>
          </li>
        ))}
        {moreLinks}
      </ul>
    </noscript>
  );
}
