import type { ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useVersions } from '@docusaurus/plugin-content-docs/client';
import type { AskedAddress } from '@site/core/redirects/asked-address';
import { useProjectLinks } from '@site/src/hooks/useProjectLinks';
import styles from './NotFoundPage.module.css';

interface NotFoundPageProps {
  title: string;
  asked: AskedAddress | undefined;
  /** A form that searches the site, if it has a search. */
  search?: ReactNode;
  className?: string;
}

/** Ways on from an address that leads nowhere: pages with an address like it, search, and the places to start from. */
export function NotFoundPage({ title, asked, search, className }: NotFoundPageProps) {
  return (
    <main className={clsx('container', styles.page, className)}>
      <header>
        <h1>{title}</h1>
        <p>
          There is no page at this address. Those of pages that moved lead on by themselves, so that this one is
          probably misspelt or cut off.
        </p>
        <p className={styles.asked}>
          <code data-asked="path" {...content(asked?.path)} />
        </p>
      </header>
      <div className={styles.ways}>
        {search && (
          <section aria-labelledby="search-it">
            <h2 id="search-it">Search for it</h2>
            {search}
          </section>
        )}
        <NearestPages asked={asked} />
      </div>
      <StartingPlaces />
    </main>
  );
}

function NearestPages({ asked }: { asked: AskedAddress | undefined }) {
  const items = asked?.nearest.map(({ path, title }) => (
    <li key={path}>
      <Link to={path}>{title}</Link>
      <span>{path}</span>
    </li>
  ));
  return (
    <section aria-labelledby="nearest" className={styles.nearest}>
      <h2 id="nearest">Pages like it</h2>
      <p role="status" data-asked="summary" {...content(asked?.summary)} />
      <ul data-asked="nearest" {...content(items)} />
    </section>
  );
}

/**
 * @returns The props of an element with that content. Until there is one, React leaves alone what the page's script put
 *   there before React came (src/inline/unknown-address.ts).
 */
function content(children: ReactNode) {
  return children === undefined
    ? { dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true }
    : { children };
}

function StartingPlaces() {
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
            <Link to={path}>Docs of {label}</Link>
          </li>
        ))}
      </ul>
      <p>
        Did a link lead you here? Tell the people whose page it is on, or, if it is on this site,{' '}
        <Link to={`${issues}/new?${new URLSearchParams({ title: 'docs: a link leads nowhere' })}`}>tell us</Link>.
      </p>
    </nav>
  );
}
