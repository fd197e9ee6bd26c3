declare global {
  interface Window {
    /** Set while the click is repeated. Resolves when the text is in the clipboard. */
    finishCopy?: (text: Promise<Blob>) => Promise<void>;
  }
}

/** Starts the clipboard write during the click, because browsers reject it later. The click's handler adds the text. */
export function beginCopy(repeat: () => void): { repeat: () => void; cancel?: () => void } {
  // Missing without HTTPS and in Firefox before 127, where the handler copies late.
  if (!('ClipboardItem' in window)) return { repeat };
  let provide!: (text: Promise<Blob>) => void;
  let cancel!: () => void;
  const text = new Promise<Blob>((resolve, reject) => {
    provide = resolve;
    cancel = reject;
  });
  const written = navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })]);
  // The handler reports failures, and a canceled copy is not an error.
  Promise.all([text, written]).catch(() => {});
  return {
    repeat() {
      window.finishCopy = (value) => {
        provide(value);
        return written;
      };
      repeat();
      delete window.finishCopy;
      // No effect if the handler has provided a text.
      cancel();
    },
    cancel,
  };
}
