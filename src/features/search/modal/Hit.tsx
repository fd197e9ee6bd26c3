import { type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import type { Hit as SearchHit } from '@site/core/search/multi-query';
import { HitLabels } from '../HitLabels';
import { useVersions } from '../useVersions';

/** A result as DocSearch lays it out, also a remembered one, with what sets it apart. */
export function Hit({ hit, children }: { hit: SearchHit; children: ReactNode }) {
  return (
    <Link to={hit.url}>
      {children}
      <HitLabels hit={hit} versions={useVersions()} />
    </Link>
  );
}
