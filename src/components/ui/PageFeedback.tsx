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

/** Feedback links that open a prefilled issue, so nothing is tracked. */
export function PageFeedback({ permalink, ...page }: PageFeedbackProps) {
  const { issues } = useProjectLinks();
  const rated = { version: undefined, ...page, url: useSiteFacts().pageUrl(permalink) };
  const answer = (helpful: boolean) => newIssueUrl(issues, pageFeedback(rated, helpful));
  return (
    <p className={styles.feedback}>
      Was this page helpful? <a href={answer(true)}>Yes</a> <a href={answer(false)}>No</a>
    </p>
  );
}
