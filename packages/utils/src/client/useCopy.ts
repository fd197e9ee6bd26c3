import { useEffect, useState } from 'react';
import { announce } from './announce';

/** Milliseconds. */
const outcomeTime = 2000;

/** Controls need `data-copies`, so that a click before hydration copies too. */
export function useCopy(getText: () => string | Promise<string>): ['copied' | 'failed' | undefined, () => void] {
  const [outcome, setOutcome] = useState<'copied' | 'failed'>();
  useEffect(() => {
    if (!outcome) return undefined;
    const timer = window.setTimeout(() => setOutcome(undefined), outcomeTime);
    return () => window.clearTimeout(timer);
  }, [outcome]);
  const copy = () => {
    writeClipboard(getText()).then(
      () => {
        setOutcome('copied');
        announce('Copied');
      },
      (error: unknown) => {
        console.error(error);
        setOutcome('failed');
        announce('Copying failed');
      },
    );
  };
  return [outcome, copy];
}

/** Writes to the clipboard, or completes a copy that began before hydration (packages/deferred-hydration). */
export async function writeClipboard(text: string | Promise<string>): Promise<void> {
  if (window.finishCopy) return window.finishCopy(toBlob(text));
  if (typeof text === 'string') return navigator.clipboard.writeText(text);
  // Safari allows asynchronous text only as a promise passed in synchronously during the click.
  return navigator.clipboard.write([new ClipboardItem({ 'text/plain': toBlob(text) })]);
}

const toBlob = async (text: string | Promise<string>) => new Blob([await text], { type: 'text/plain' });
