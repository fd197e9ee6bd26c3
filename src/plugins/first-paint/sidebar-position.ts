/**
 * Scrolls the sidebar to the current page's link before the first paint. Uses the class names of theme-classic 3.10.2
 * (`.menu`).
 */
export const sidebarScript = `(function () {
  var link = document.querySelector('.theme-doc-sidebar-container [aria-current=page]');
  var menu = link && link.closest('.menu');
  if (!menu) return;
  var top = link.getBoundingClientRect().top - menu.getBoundingClientRect().top;
  if (top > menu.clientHeight - 96) menu.scrollTop = top - menu.clientHeight / 2;
})();`;
