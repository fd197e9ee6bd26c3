import type { ReactNode } from 'react';
import clsx from 'clsx';
import { describeProofs, type ProofCount } from '../samples/sample';
import styles from './CodeProof.module.css';

/** Shows at the end of a page how many of its blocks were checked, and against what. */
export function CodeProof({ counts }: { counts: readonly ProofCount[] }): ReactNode {
  return <p className={clsx('theme-code-proof', styles.proof)}>{describeProofs(counts)}</p>;
}
