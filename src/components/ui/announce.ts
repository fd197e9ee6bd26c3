/** Has screen readers say something, without moving the focus. */
export function announce(message: string): void {
  const id = 'announcements';
  let region = document.getElementById(id);
  if (!region) {
    region = document.createElement('div');
    region.id = id;
    region.setAttribute('role', 'status');
    region.className = 'visually-hidden';
    // Outside of what a change of page replaces.
    document.body.append(region);
  }
  region.textContent = '';
  // A region has to be there, and empty, before its text is news.
  const target = region;
  window.setTimeout(() => (target.textContent = message), 50);
}
