/**
 * The note that menus and buttons do not work. React is not there, hence the plain DOM; src/css/base.css has the styles.
 */
export const failureNote = document.createElement('div');
failureNote.setAttribute('data-load-failure', '');
failureNote.setAttribute('role', 'alert');

/** @param error shown to the reader, who may report it */
export function showFailure(error: unknown): void {
  // Without a type, the buttons are none of those that need React.
  failureNote.innerHTML =
    '<b>This page did not load completely.</b> Links work, buttons do not.<p></p>' +
    '<button>Reload</button> <button>Close</button>';
  const [, message, reload, close] = failureNote.children as unknown as HTMLElement[];
  message!.append(String(error));
  reload!.onclick = () => location.reload();
  close!.onclick = () => failureNote.remove();
  document.body.append(failureNote);
}
