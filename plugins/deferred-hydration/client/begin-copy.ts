declare global {
  interface Window {
    /**
     * Provides the text of a copy that began within the reader's click. Set while that click is repeated.
     *
     * @returns when the text is in the clipboard
     */
    finishCopy?: (text: Promise<Blob>) => Promise<void>;
  }
}

/**
 * Begins to copy within the reader's click, because browsers refuse it later. The handler of the click provides the text.
 *
 * @param repeat repeats the click
 * @returns how to repeat the click so that its handler finds the copy, and how to end the copy without a text
 */
export function beginCopy(repeat: () => void): { repeat: () => void; cancel?: () => void } {
  // Pages without HTTPS have none, and neither has Firefox before 127: the handler copies late.
  if (!('ClipboardItem' in window)) return { repeat };
  let provide!: (text: Promise<Blob>) => void;
  let cancel!: () => void;
  const text = new Promise<Blob>((resolve, reject) => {
    provide = resolve;
    cancel = reject;
  });
  const written = navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })]);
  // The handler reports failures, and nobody waits for a canceled copy.
  Promise.all([text, written]).catch(() => {});
  return {
    repeat() {
      window.finishCopy = (value) => {
        provide(value);
        return written;
      };
      repeat();
      delete window.finishCopy;
      // Does nothing when the handler has provided a text.
      cancel();
    },
    cancel,
  };
}
