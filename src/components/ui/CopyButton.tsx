import { useEffect, useState } from 'react';
import styles from './CopyButton.module.css';

interface CopyButtonProps {
  /** What lands in the clipboard. */
  text: string;
  /** What it is, for those who can't see what stands beside the button, such as `#135f99, tRPC blue`. */
  label: string;
}

type State = 'ready' | 'copied' | 'failed';
const shown: Record<State, string> = { ready: 'Copy', copied: 'Copied', failed: 'Not copied' };

/** Copies a text, and says to everyone whether it did. Browsers refuse, for example, on pages without HTTPS. */
export function CopyButton({ text, label }: CopyButtonProps) {
  const [state, setState] = useState<State>('ready');

  useEffect(() => {
    if (state === 'ready') return;
    const timer = setTimeout(() => setState('ready'), 2000);
    return () => clearTimeout(timer);
  }, [state]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      setState('failed');
    }
  };

  return (
    <>
      <button type="button" className={styles.button} aria-label={`${shown[state]} ${label}`} onClick={copy}>
        {shown[state]}
      </button>
      <span role="status" className="visually-hidden">
        {state === 'copied' && `${text} copied`}
        {state === 'failed' && 'The browser did not allow copying'}
      </span>
    </>
  );
}
