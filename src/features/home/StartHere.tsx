import { Fragment } from 'react';
import Link from '@docusaurus/Link';
import { useLatestVersion, useVersions } from '@docusaurus/plugin-content-docs/client';
import { Section } from '@site/src/components/ui/Section';
import styles from './StartHere.module.css';

const situations = [
  {
    when: 'You want to see it run',
    then: 'Build a server and a client from an empty folder with the quickstart.',
    to: '/docs/quickstart',
  },
  {
    when: 'You already have an app',
    then: 'Add tRPC to it, with the adapter and client that fit.',
    to: '/docs/getting-started',
  },
  {
    when: 'The terms are new to you',
    then: 'Router, procedure, context, link: the concepts, one at a time.',
    to: '/docs/concepts',
  },
  {
    when: 'You write the server',
    then: 'Define procedures and validate their input.',
    to: '/docs/server/procedures',
  },
  {
    when: 'You want to know why it exists',
    then: 'The first post introduces tRPC and explains what came before.',
    to: '/blog/introducing-trpc',
  },
  {
    when: 'You want to see what others built',
    then: 'Community apps, adapters and tools, in Awesome tRPC.',
    to: '/docs/community/awesome-trpc',
  },
] as const;

export function StartHere() {
  const latest = useLatestVersion(undefined);
  const older = useVersions(undefined).filter(({ name, isLast }) => !isLast && name !== 'current');
  return (
    <Section id="where-to-start" title="Where to start">
      <ul className={styles.situations}>
        {situations.map(({ when, then, to }) => (
          <li key={to}>
            <Link to={to}>
              <strong>{when}</strong>
              <span>{then}</span>
            </Link>
          </li>
        ))}
      </ul>
      <p className={styles.older}>
        Is your app older? The{' '}
        {older.map(({ name, label, path }, i) => (
          <Fragment key={name}>
            {i > 0 && ' and '}
            <Link to={path}>{label}</Link>
          </Fragment>
        ))}{' '}
        docs are complete, and each page links to its {latest.label} counterpart.
      </p>
    </Section>
  );
}
