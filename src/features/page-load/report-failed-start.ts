import { SkipToContentFallbackId } from '@docusaurus/theme-common';
import { failureTexts } from './failure-texts';
import styles from './page-load.module.css';

/**
 * Tells readers when the scripts of the first page did not all come: Docusaurus then leaves the page as the server
 * sent it, readable, but with menus and buttons that do nothing. React is not there yet, hence the plain DOM.
 */
export function reportFailedStart(): void {
  const report = ({ reason }: PromiseRejectionEvent) => {
    // The bundler's name for a script that it could not load.
    if (reason?.name !== 'ChunkLoadError' || document.documentElement.dataset.hasHydrated === 'true') return;
    window.removeEventListener('unhandledrejection', report);
    const { title, retryLabel } = failureTexts();
    const failure = document.createElement('div');
    failure.className = styles.failure!;
    failure.setAttribute('role', 'alert');
    const [heading, message] = [title, String(reason)].map((text) => {
      const paragraph = document.createElement('p');
      paragraph.textContent = text;
      return paragraph;
    });
    const retry = document.createElement('button');
    retry.className = 'button button--primary';
    retry.textContent = retryLabel;
    retry.addEventListener('click', () => location.reload());
    failure.append(heading!, message!, retry);
    // Before the content of the page, in whatever way its pages lay that out.
    document.getElementById(SkipToContentFallbackId)?.before(failure);
  };
  window.addEventListener('unhandledrejection', report);
}
