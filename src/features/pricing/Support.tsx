import Link from '@docusaurus/Link';
import { Section } from '@site/src/components/ui/Section';
import { useProjectLinks } from '@site/src/hooks/useProjectLinks';
import styles from './Support.module.css';

export function Support() {
  const { issues, sponsors } = useProjectLinks();
  return (
    <Section
      id="support"
      title="If you would rather pay"
      lead="Sponsors pay for the maintainers’ time. No feature is behind a paywall, so all you get is the next release, and our thanks."
    >
      <div className={styles.actions}>
        <Link className="button button--primary button--lg" to={sponsors}>
          Sponsor on GitHub
        </Link>
        <Link className="button button--secondary button--lg" to={issues}>
          Reproduce an open issue
        </Link>
      </div>
      <p className={styles.note}>
        An afternoon helps as much as money: a bug report that others can reproduce, a fix, an answer to someone who is
        where you once were, or a better sentence in these docs.
      </p>
    </Section>
  );
}
