/**
 * Inline script within the demo, which plays in CSS as soon as it is there: holds the play until the demo is in view.
 * The attribute is gone when the reader chose a change before. An address with a fragment has been scrolled to when the
 * document is parsed.
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
