import { useCopy } from '@typed-docs/utils/client/useCopy';
import styles from './CopyButton.module.css';

interface CopyButtonProps {
  text: string;
  /** Describes the text to screen readers, e.g. `#135f99, tRPC blue`. */
  label: string;
}

export function CopyButton({ text, label }: CopyButtonProps) {
  const [outcome, copy] = useCopy(() => text);
  const shown = outcome === 'copied' ? 'Copied' : outcome === 'failed' ? 'Copy failed' : 'Copy';
  return (
    <button type="button" className={styles.button} aria-label={`${shown} ${label}`} data-copies="" onClick={copy}>
      {shown}
    </button>
  );
}
