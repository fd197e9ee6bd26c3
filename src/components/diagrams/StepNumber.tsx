import styles from './StepNumber.module.css';

export function StepNumber({ step }: { step: number }) {
  return <b className={styles.number}>{step + 1}</b>;
}
