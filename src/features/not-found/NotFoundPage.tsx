import type { ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useVersions } from '@docusaurus/plugin-content-docs/client';
import { useProjectLinks } from '@site/src/hooks/useProjectLinks';
import type { AskedAddress } from './useAskedAddress';
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
        <p>There is no page at this address, and there never was one.</p>
        <p className={styles.asked}>{asked && <code>{asked.path}</code>}</p>
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
  const nearest = asked?.nearest ?? [];
  return (
    <section aria-labelledby="nearest" className={styles.nearest}>
      <h2 id="nearest">Pages like it</h2>
      <p role="status" className={clsx(nearest.length > 0 && 'visually-hidden')}>
        {asked && describe(nearest.length)}
      </p>
      <ul>
        {nearest.map(({ path, title }) => (
          <li key={path}>
            <Link to={path}>{title}</Link>
            <span>{path}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function describe(count: number): string {
  if (count === 0) return 'No address of this site is like the one that you asked for.';
  return count === 1
    ? 'One page has an address or a title like it.'
    : `${count} pages have an address or a title like it.`;
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
