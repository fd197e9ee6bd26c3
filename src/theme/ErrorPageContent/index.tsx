// Ejected from @docusaurus/theme-classic 3.10.2. Change: sets a title, resets on navigation, and links to the home
// page, because src/theme/Error shows it without a navbar.

import { useEffect, useRef, type ReactNode } from 'react';
import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import Translate, { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { ErrorBoundaryError, ErrorBoundaryTryAgainButton } from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import type { Props } from '@theme/Error';
import styles from './styles.module.css';

export default function ErrorPageContent({ error, tryAgain }: Props): ReactNode {
  const { pathname } = useLocation();
  const crashedAt = useRef(pathname);
  useEffect(() => {
    if (pathname !== crashedAt.current) tryAgain();
  }, [pathname, tryAgain]);

  return (
    <main className="container margin-vert--xl">
      <Head>
        <title>
          {translate({
            id: 'theme.ErrorPageContent.pageTitle',
            message: 'Page Error',
            description: 'The title of the browser window when the page crashed',
          })}
        </title>
      </Head>
      <div className={styles.content} role="alert">
        <Heading as="h1">
          <Translate
            id="theme.ErrorPageContent.title"
            description="The title of the fallback page when the page crashed"
          >
            This page crashed.
          </Translate>
        </Heading>
        <p className={styles.ways}>
          <ErrorBoundaryTryAgainButton onClick={tryAgain} className="button button--primary" />
          {/* Not <Link>: a full page load also recovers from script errors. */}
          <a href={useBaseUrl('/')}>
            <Translate id="theme.ErrorPageContent.home" description="The link to the home page when the page crashed">
              Home page
            </Translate>
          </a>
        </p>
        <div className={styles.message}>
          <ErrorBoundaryError error={error} />
        </div>
      </div>
    </main>
  );
}
