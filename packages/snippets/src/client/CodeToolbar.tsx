import type { ReactNode } from 'react';
import clsx from 'clsx';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { copyText, type CodeSample } from '../samples/sample';
import { useCopy } from '@typed-docs/utils/client/useCopy';
import styles from './CodeToolbar.module.css';

interface Props {
  sample: CodeSample;
  setUp?: string;
  wrap?: { isOn: boolean; toggle: () => void };
  exploreTypes?: () => void;
}

/** Buttons of a code block. Only the copy button is in the HTML, to keep pages small. */
export function CodeToolbar({ sample, setUp, wrap, exploreTypes }: Props): ReactNode {
  const { setUp: key } = sample;
  const isBrowser = useIsBrowser();
  return (
    <div className={styles.toolbar}>
      {isBrowser && exploreTypes && (
        <button
          type="button"
          className={styles.types}
          title="Show types: use the arrow keys to move between names, Escape to leave"
          onClick={exploreTypes}
        >
          Show types
        </button>
      )}
      {/* Buttons that appear later are first, so that the others stay in place under a finger. */}
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
      {isBrowser && key && setUp && (
        <CopyButton
          className={styles.copySetUp}
          label="Copy with setup"
          getText={async () => {
            const response = await fetch(setUp);
            if (!response.ok) throw new Error(`${setUp}: expected status 200, found ${response.status}`);
            const texts = (await response.json()) as Record<string, string>;
            return texts[key] ?? copyText(sample);
          }}
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

function CopyButton({ className, label, getText }: CopyButtonProps): ReactNode {
  const [outcome, copy] = useCopy(getText);
  return (
    <button
      type="button"
      className={clsx(className, outcome && styles[outcome]) || undefined}
      aria-label={label}
      title={useIsBrowser() ? label : undefined}
      data-copies=""
      onClick={copy}
    />
  );
}
