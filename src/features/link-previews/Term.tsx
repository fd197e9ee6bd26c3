import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { glossary, type Term as Name } from './glossary';
import styles from './Term.module.css';

/** A glossary term: links to its page, with the definition as a preview. */
export function Term({ of, children }: { of: Name; children: ReactNode }): ReactNode {
  // Pages are not type-checked.
  if (!(of in glossary)) {
    throw new Error(
      `<Term>: expected of="…" with a term from src/features/link-previews/glossary.ts (${Object.keys(glossary).join(', ')}); ` +
        `found "${String(of)}". Correct it, or add the term there.`,
    );
  }
  return (
    <Link to={glossary[of].to} className={styles.term} data-term={of}>
      {children}
    </Link>
  );
}
