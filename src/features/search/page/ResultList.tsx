import { useEffect, useRef } from 'react';
import Link from '@docusaurus/Link';
import { useEvent } from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import { useSearchResultUrlProcessor } from '@docusaurus/theme-search-algolia/client';
import type { Hit } from '@site/core/search/multi-query';
import { describeHit } from '@site/core/search/describe-hit';
import { HitLabels } from '../HitLabels';
import type { Versions } from '../useVersions';
import { Marked } from './Marked';
import type { Results } from './useResults';
import styles from './ResultList.module.css';

interface ResultListProps {
  results: Results;
  versions: Versions;
  onMore: () => void;
}

/**
 * Hits in the order of their rank; more of them come as the reader nears the end. For readers who go through them by
 * keyboard, and would never get past a list that grows before them, they come at the press of the button.
 */
export function ResultList({ results: { hits, hasMore, state }, versions, onMore }: ResultListProps) {
  const processUrl = useSearchResultUrlProcessor();
  const list = useRef<HTMLOListElement>(null);
  /** How many hits there were when the button was pressed. */
  const seen = useRef<number>(undefined);
  useEffect(() => {
    if (seen.current === undefined || hits.length <= seen.current) return;
    list.current!.children[seen.current]?.querySelector('a')?.focus();
    seen.current = undefined;
  }, [hits.length]);

  return (
    <>
      <ol ref={list} className={styles.list} aria-busy={state === 'waiting'}>
        {hits.map((hit) => (
          <Result key={hit.objectID} hit={hit} url={processUrl(hit.url)} versions={versions} />
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
  const { path, heading, text } = describeHit(hit);
  return (
    <li>
      <article>
        <p className={styles.path}>
          {path.map((html, level) => (
            <span key={level}>
              <Marked html={html} />
            </span>
          ))}
          <HitLabels hit={hit} versions={versions} />
        </p>
        <Heading as="h2" className={styles.heading}>
          <Link to={url}>
            <Marked html={heading} />
          </Link>
        </Heading>
        {text && (
          <p className={styles.text}>
            <Marked html={text} />
          </p>
        )}
      </article>
    </li>
  );
}

interface MoreProps {
  /** How many hits there are; with more of them the end is another. */
  count: number;
  onEnd: () => void;
  onPress: () => void;
}

/** The button is what is left to press where the browser can't say what is on screen, and for those who don't scroll. */
function More({ count, onEnd, onPress }: MoreProps) {
  const button = useRef<HTMLButtonElement>(null);
  const reportEnd = useEvent(onEnd);
  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return;
    const report = ([entry]: IntersectionObserverEntry[]) => {
      // Told a moment later, when the focus may have gone on from the list to the button.
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
