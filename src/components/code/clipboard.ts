/**
 * Puts a text into the clipboard. A text that is still on its way is handed over as a promise where the browser takes one:
 * Safari forgets the reader's click while the page waits.
 *
 * @throws when the browser refuses, or the text cannot be had
 */
export async function writeClipboard(getText: () => string | Promise<string>): Promise<void> {
  const text = getText();
  if (typeof text !== 'string' && typeof ClipboardItem !== 'undefined') {
    const blob = text.then((value) => new Blob([value], { type: 'text/plain' }));
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
  } else if (navigator.clipboard) {
    await navigator.clipboard.writeText(await text);
  } else {
    copyBySelection(await text);
  }
}

/** The way without the clipboard API, which pages served over plain HTTP don't have. */
function copyBySelection(text: string): void {
  const area = document.createElement('textarea');
  area.value = text;
  area.style.position = 'fixed';
  area.style.opacity = '0';
  const focused = document.activeElement;
  document.body.append(area);
  area.select();
  const done = document.execCommand('copy');
  area.remove();
  if (focused instanceof HTMLElement) focused.focus();
  if (!done) throw new Error('The browser refused to copy.');
}
