import { createContext, memo, useContext, type MouseEvent, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useHistory } from '@docusaurus/router';
import { isRegexpStringMatch } from '@docusaurus/theme-common';
import type { Hit as SearchHit } from '@site/core/search/multi-query';
import { HitLabels } from '../HitLabels';
import { useSearchSite } from '../useSearchSite';
import type { Versions } from '../useVersions';

/** Read once for all hits: it takes a dozen hooks. */
export const VersionsContext = createContext<Versions | undefined>(undefined);

interface HitProps {
  hit: SearchHit;
  /** What DocSearch shows of it, and of nothing else. */
  children: ReactNode;
}

/**
 * A result as DocSearch lays it out, also a remembered one, with what sets it apart. DocSearch renders its list anew
 * with each key, before there is an answer: a hit that is the same stays as it is.
 */
export const Hit = memo(
  function Hit({ hit, children }: HitProps) {
    const { externalUrlRegex } = useSearchSite().algolia;
    const versions = useContext(VersionsContext);
    const content = (
      <>
        {children}
        {versions && <HitLabels hit={hit} versions={versions} />}
      </>
    );
    const isExternal = isRegexpStringMatch(externalUrlRegex, hit.url);
    return isExternal ? <Link to={hit.url}>{content}</Link> : <PageLink to={hit.url}>{content}</PageLink>;
  },
  (before, after) => before.hit === after.hit,
);

/**
 * A link without a reload, like Docusaurus' own but for one thing: that fetches each page ahead whose link comes into
 * view, which here are ten with every key, and takes longer to find out what to fetch than all else that a key causes.
 */
function PageLink({ to, children }: { to: string; children: ReactNode }) {
  const history = useHistory();
  const follow = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.altKey || event.shiftKey) return;
    event.preventDefault();
    history.push(to);
  };
  return (
    <a href={to} onClick={follow} onMouseEnter={() => window.docusaurus.preload(to)}>
      {children}
    </a>
  );
}
