import { useEffect, useRef } from 'react';
import Link from '@docusaurus/Link';
import { useEvent } from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import type { Hit, MarkedText } from '../../query';
import { HitLabels } from '../HitLabels';
import { Marked } from '../Marked';
import type { Results } from '../useResults';
import { useResultUrl } from '../useResultUrl';
import type { Versions } from '../useVersions';
import styles from './ResultList.module.css';

interface ResultListProps {
  results: Results;
  versions: Versions;
  onMore: () => void;
}

/** Loads more hits on scroll, except while the list has the focus, so that keyboard users can get past it. */
export function ResultList({ results: { hits, hasMore, state }, versions, onMore }: ResultListProps) {
  const resultUrl = useResultUrl();
  const list = useRef<HTMLOListElement>(null);
  /** Number of hits when the button was pressed. */
  const seen = useRef<number>(undefined);
  useEffect(() => {
    if (seen.current === undefined || hits.length <= seen.current) return;
    list.current!.children[seen.current]?.querySelector('a')?.focus();
    seen.current = undefined;
  }, [hits.length]);

  return (
    <>
      <ol ref={list} className={styles.list} aria-busy={state === 'waiting'}>
        {hits.map((hit, index) => (
          <Result key={index} hit={hit} url={resultUrl(hit.url)} versions={versions} />
        ))}
      </ol>
      {hasMore && (
        <More
          count={hits.length}
          onEnd={() => list.current!.contains(document.activeElement) || onMore()}
          onPress={() => {
            seen.current = hits.length;
            onMore();
          }}
        />
      )}
    </>
  );
}

function Result({ hit, url, versions }: { hit: Hit; url: string; versions: Versions }) {
  const path: MarkedText[] = [[{ text: hit.section, isMatch: false }], ...hit.headings.slice(0, -1)];
  return (
    <li>
      <article>
        <p className={styles.path}>
          {path.map((heading, level) => (
            <span key={level}>
              <Marked text={heading} />
            </span>
          ))}
          <HitLabels hit={hit} versions={versions} />
        </p>
        <Heading as="h2" className={styles.heading}>
          <Link to={url}>
            <Marked text={hit.headings.at(-1)!} />
          </Link>
        </Heading>
        {hit.text.length > 0 && (
          <p className={styles.text}>
            <Marked text={hit.text} />
          </p>
        )}
      </article>
    </li>
  );
}

interface MoreProps {
  /** Restarts the observer when it changes. */
  count: number;
  onEnd: () => void;
  onPress: () => void;
}

/** Fallback for browsers without IntersectionObserver and for readers who do not scroll. */
function More({ count, onEnd, onPress }: MoreProps) {
  const button = useRef<HTMLButtonElement>(null);
  const reportEnd = useEvent(onEnd);
  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return;
    const report = ([entry]: IntersectionObserverEntry[]) => {
      // Observers run late, so the focus may have moved from the list to the button.
      if (entry?.isIntersecting && document.activeElement !== button.current) reportEnd();
    };
    const observer = new IntersectionObserver(report, { rootMargin: '0px 0px 50% 0px' });
    observer.observe(button.current!);
    return () => observer.disconnect();
  }, [count, reportEnd]);
  return (
    <button ref={button} type="button" className="button button--secondary" onClick={onPress}>
      Show more results
    </button>
  );
}
