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
    '<button onclick=location.reload()>Reload</button> <button onclick=parentNode.remove()>Close</button>';
  failureNote.children[1]!.append(String(error));
  document.body.append(failureNote);
}
