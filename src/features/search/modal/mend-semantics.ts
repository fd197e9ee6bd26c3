/**
 * DocSearch 4.7.0 calls its whole modal a button that controls a list, and its field just a search field. The dialog
 * around it says already what the modal is; here the field becomes the combobox, as the pattern has it.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 * @returns A function that stops it.
 */
export function mendSemantics(container: HTMLElement, input: HTMLInputElement): () => void {
  const mend = () => {
    for (const name of ['role', 'tabindex', 'aria-expanded', 'aria-haspopup', 'aria-controls', 'aria-labelledby']) {
      if (container.hasAttribute(name)) container.removeAttribute(name);
    }
    input.setAttribute('role', 'combobox');
    input.setAttribute('aria-haspopup', 'listbox');
    input.setAttribute('aria-expanded', String(Boolean(input.getAttribute('aria-controls'))));
  };
  mend();
  // Within a dialog they are not the page's banner and information.
  for (const part of container.querySelectorAll('header, footer')) part.setAttribute('role', 'none');
  // React writes an attribute when its value changes.
  const observer = new MutationObserver(mend);
  observer.observe(container, { attributeFilter: ['aria-controls'] });
  observer.observe(input, { attributeFilter: ['aria-controls'] });
  return () => observer.disconnect();
}
