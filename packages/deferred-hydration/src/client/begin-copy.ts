declare global {
  interface Window {
    /** Set while the click is replayed. Resolves when the text is in the clipboard. */
    finishCopy?: (text: Promise<Blob>) => Promise<void>;
  }
}

/** Starts the clipboard write during the click, because browsers reject it later. The click's handler adds the text. */
export function beginCopy(replay: () => void): { replay: () => void; cancel?: () => void } {
  // Missing without HTTPS and in Firefox before 127; there, the handler copies later.
  if (!('ClipboardItem' in window)) return { replay };
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
    replay() {
      window.finishCopy = (value) => {
        provide(value);
        return written;
      };
      replay();
      delete window.finishCopy;
      // No effect if the handler has provided a text.
      cancel();
    },
    cancel,
  };
}
