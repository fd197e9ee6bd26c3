import { useEffect, useState, type ReactNode } from 'react';
import clsx from 'clsx';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { copyText, type CodeSample } from '@site/core/snippets/reading/sample';
import { announce } from '@site/src/components/ui/announce';
import { writeClipboard } from './clipboard';
import styles from './CodeToolbar.module.css';

interface Props {
  sample: CodeSample;
  setUp?: string;
  /** Whether long lines are wrapped; left out where none is long. */
  wrap?: { isOn: boolean; toggle: () => void };
  /** Moves the focus to the code's first identifier. */
  exploreTypes?: () => void;
}

/** What a reader can do with a block: copy it, wrap its lines, look at its types. */
export function CodeToolbar({ sample, setUp, wrap, exploreTypes }: Props): ReactNode {
  const { setUp: key } = sample;
  // What readers seldom need is not in the HTML, which each block would make heavier.
  const isBrowser = useIsBrowser();
  return (
    <div className={styles.toolbar}>
      {isBrowser && exploreTypes && (
        <button
          type="button"
          className={styles.types}
          title="Show types: the arrow keys move between names, Escape leaves"
          onClick={exploreTypes}
        >
          Show types
        </button>
      )}
      {/* Before the others, which must not move when it comes. */}
      {isBrowser && key && setUp && (
        <CopyButton
          className={styles.copySetUp}
          label="Copy with set-up"
          getText={async () => {
            const response = await fetch(setUp);
            if (!response.ok) throw new Error(`${setUp} answered with status ${response.status}`);
            const texts = (await response.json()) as Record<string, string>;
            return texts[key] ?? copyText(sample);
          }}
        />
      )}
      {wrap && (
        <button
          type="button"
          className={styles.wrap}
          aria-label="Wrap long lines"
          title="Wrap long lines"
          aria-pressed={wrap.isOn}
          onClick={wrap.toggle}
        />
      )}
      <CopyButton label="Copy" getText={() => copyText(sample)} />
    </div>
  );
}

interface CopyButtonProps {
  className?: string;
  label: string;
  getText: () => string | Promise<string>;
}

/** Milliseconds for which a button shows what came of it. */
const answerTime = 1500;

function CopyButton({ className, label, getText }: CopyButtonProps): ReactNode {
  const isBrowser = useIsBrowser();
  const [outcome, setOutcome] = useState<'copied' | 'failed'>();
  useEffect(() => {
    if (!outcome) return undefined;
    const timer = window.setTimeout(() => setOutcome(undefined), answerTime);
    return () => window.clearTimeout(timer);
  }, [outcome]);
  const copy = async () => {
    try {
      await writeClipboard(getText);
      setOutcome('copied');
      announce('Copied');
    } catch (error) {
      console.error(error);
      setOutcome('failed');
      announce('Copying failed');
    }
  };
  return (
    <button
      type="button"
      className={clsx(className, outcome && styles[outcome]) || undefined}
      aria-label={label}
      // The sign for copying is known to everyone; HTML that stands on each block must be short.
      title={isBrowser ? label : undefined}
      onClick={() => void copy()}
    />
  );
}
