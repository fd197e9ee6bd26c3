/**
 * Inline script within the demo, whose CSS animation would start immediately: delays it until the demo is in view. The
 * attribute is gone if the reader has already chosen a change. By the time the document is parsed, the browser has
 * scrolled to a fragment in the address.
 */
export const waitForView = `(function (demo) {
  demo.dataset.play = 'later';
  document.addEventListener('DOMContentLoaded', function () {
    new IntersectionObserver(function (entries, observer) {
      if (!entries[0].isIntersecting) return;
      observer.disconnect();
      if ('play' in demo.dataset) demo.dataset.play = '';
    }, { rootMargin: '-30% 0px' }).observe(demo);
  });
})(document.currentScript.parentElement);`;
