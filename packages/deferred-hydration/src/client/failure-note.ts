/** Plain DOM, because React did not load. The site styles `[data-load-failure]`. */
export const failureNote = document.createElement('div');
failureNote.setAttribute('data-load-failure', '');
failureNote.setAttribute('role', 'alert');

/** @param error shown, so that readers can report it */
export function showFailure(error: unknown): void {
  // Without `type`, the buttons are not held as controls that need React.
  failureNote.innerHTML =
    "<b>This page did not load completely.</b> Links work; buttons don't.<p></p>" +
    '<button>Reload</button> <button>Close</button>';
  const [, message, reload, close] = failureNote.children as unknown as HTMLElement[];
  message!.append(String(error));
  reload!.onclick = () => location.reload();
  close!.onclick = () => failureNote.remove();
  document.body.append(failureNote);
}
