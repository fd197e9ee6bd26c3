import type { ReactNode } from 'react';
import { kindWord } from '../description';
import type { ApiSymbolKind } from '../symbols';
import styles from './ApiKind.module.css';

/** The kind of an export as a letter, which is not part of the text. */
export function ApiKind({ of }: { of: ApiSymbolKind }): ReactNode {
  return <span role="img" className={styles.kind} data-kind={of} aria-label={kindWord(of)} title={kindWord(of)} />;
}
