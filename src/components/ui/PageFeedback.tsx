import { useState } from 'react';
import { newIssueUrl } from '@typed-docs/utils/new-issue';
import { useProjectLinks } from '@site/src/hooks/useProjectLinks';
import { useSiteFacts } from '@site/src/hooks/useSiteFacts';
import { pageFeedback } from './page-feedback';
import styles from './PageFeedback.module.css';

interface PageFeedbackProps {
  title: string;
  /** Label of the docs version; undefined for blog posts. */
  version?: string;
  permalink: string;
}

/** Thanks in place for a yes, which only readers who allow analytics report; a no offers a prefilled issue. */
export function PageFeedback({ permalink, ...page }: PageFeedbackProps) {
  const { issues } = useProjectLinks();
  const rated = { version: undefined, ...page, url: useSiteFacts().pageUrl(permalink) };
  const [isThanked, setThanked] = useState(false);
  function thank() {
    window.gtag?.('event', 'page_helpful', { page_path: permalink });
    setThanked(true);
  }
  return (
    <p className={styles.feedback} role="status">
      {isThanked ? (
        'Thank you. We’re glad it helped!'
      ) : (
        <>
          Was this page helpful?{' '}
          <button type="button" className="clean-btn" onClick={thank}>
            Yes
          </button>{' '}
          <a href={newIssueUrl(issues, pageFeedback(rated))}>No, open an issue</a>
        </>
      )}
    </p>
  );
}
