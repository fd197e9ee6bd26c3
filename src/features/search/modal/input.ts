/** DocSearch keeps its state to itself: what it shall do is done as the reader would, through its field. */

function findInput(modal: HTMLElement): HTMLInputElement {
  return modal.querySelector<HTMLInputElement>('.DocSearch-Input')!;
}

/** Has DocSearch repeat its search, which it does whenever its field gets the focus. The focus itself stays. */
export function askAgain(modal: HTMLElement): void {
  findInput(modal).dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
}

/** Types a query for the reader. */
export function type(modal: HTMLElement, query: string): void {
  const input = findInput(modal);
  // React overrides the property of the element, and ignores events without a change that it saw.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, query);
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.focus();
}
