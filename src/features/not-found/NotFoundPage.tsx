import { useEffect, type ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useVersions } from '@docusaurus/plugin-content-docs/client';
import { decode } from '@typed-docs/utils/decode';
import { SearchStart } from '@typed-docs/search/client/SearchStart';
import { useHasSearch } from '@typed-docs/search/client/useSearchSite';
import { PageHeader } from '@site/src/components/ui/PageHeader';
import { useProjectLinks } from '@site/src/hooks/useProjectLinks';
import styles from './NotFoundPage.module.css';

interface NotFoundPageProps {
  title: string;
  className?: string;
}

/** For elements that showRequestedAddress fills and React must not touch. */
const filledLater = { dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true };

export function NotFoundPage({ title, className }: NotFoundPageProps) {
  useRequestedAddress();
  const hasSearch = useHasSearch();
  return (
    <main className={className}>
      <PageHeader
        title={title}
        lead={
          <>
            There is no page at this address. Moved pages redirect automatically, so this address is probably mistyped.
            <span className={styles.requested}>
              <code data-not-found="path" {...filledLater} />
            </span>
          </>
        }
      />
      <div className={clsx('container', styles.page)}>
        <div className={styles.ways}>
          {hasSearch && (
            <section aria-labelledby="search-it">
              <h2 id="search-it">Search for it</h2>
              <SearchStart query="" />
            </section>
          )}
          <section aria-labelledby="nearest" className={styles.nearest}>
            <h2 id="nearest">Similar pages</h2>
            <p role="status" data-not-found="summary" {...filledLater} />
            <ul data-not-found="suggestions" {...filledLater} />
          </section>
        </div>
        <StartingPlaces />
      </div>
    </main>
  );
}

/** Handles client-side navigation to the page; on a page load, packages/redirects/src/client/unknown-address.ts has already filled it. */
function useRequestedAddress(): void {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const path = `/${useLocation().pathname.slice(baseUrl.length)}`;
  useEffect(() => {
    if (document.querySelector('[data-not-found=path]')!.textContent === decode(path)) return;
    import('@typed-docs/redirects/client/show-requested-address')
      .then(async ({ fetchAddresses, showRequestedAddress }) =>
        showRequestedAddress(path, await fetchAddresses(baseUrl), baseUrl),
      )
      .catch((error: unknown) => console.error(error));
  }, [path, baseUrl]);
}

function StartingPlaces(): ReactNode {
  const { issues } = useProjectLinks();
  const versions = useVersions(undefined);
  const places = (useDocusaurusContext().siteConfig.customFields?.startingPlaces ?? {}) as Record<string, string>;
  return (
    <nav aria-labelledby="start" className={styles.start}>
      <h2 id="start">Or start here</h2>
      <ul>
        {Object.entries(places).map(([label, address]) => (
          <li key={address}>
            <Link to={address}>{label}</Link>
          </li>
        ))}
        {versions.map(({ name, label, path }) => (
          <li key={name}>
            <Link to={path}>{label} docs</Link>
          </li>
        ))}
      </ul>
      <p>
        Did a link bring you here? Let the owner of its page know, or, if it is on this site,{' '}
        <Link to={`${issues}/new?${new URLSearchParams({ title: 'docs: broken link' })}`}>tell us</Link>.
      </p>
    </nav>
  );
}
