/** Announces a message to screen readers, without moving the focus. */
export function announce(message: string): void {
  const id = 'announcements';
  let region = document.getElementById(id);
  if (!region) {
    region = document.createElement('div');
    region.id = id;
    region.setAttribute('role', 'status');
    region.className = 'visually-hidden';
    // Page changes must not replace it.
    document.body.append(region);
  }
  region.textContent = '';
  // Screen readers announce only changes of an existing region.
  const target = region;
  window.setTimeout(() => (target.textContent = message), 50);
}
