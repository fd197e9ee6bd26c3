export function announce(message: string): void {
  const id = 'announcements';
  let region = document.getElementById(id);
  if (!region) {
    region = document.createElement('div');
    region.id = id;
    region.setAttribute('role', 'status');
    region.className = 'visually-hidden';
    // On the body, outside React's root, so that page changes keep it.
    document.body.append(region);
  }
  region.textContent = '';
  // Screen readers announce only changes to an existing region.
  const target = region;
  window.setTimeout(() => (target.textContent = message), 50);
}
