import { Fragment, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useLatestVersion, useVersions } from '@docusaurus/plugin-content-docs/client';
import { Section } from '@site/src/components/ui/Section';
import styles from './StartHere.module.css';

interface Situation {
  when: string;
  then: ReactNode;
}

const situations: readonly Situation[] = [
  {
    when: 'You want to see it run',
    then: (
      <>
        Build a server and a client from an empty folder in the <Link to="/docs/quickstart">quickstart</Link>.
      </>
    ),
  },
  {
    when: 'You have an app already',
    then: (
      <>
        <Link to="/docs/getting-started">Add tRPC to it</Link>, with the adapter and the client that fit.
      </>
    ),
  },
  {
    when: 'The words are new to you',
    then: (
      <>
        Read the <Link to="/docs">introduction</Link>, then the <Link to="/docs/concepts">concepts</Link>: router,
        procedure, context, link.
      </>
    ),
  },
  {
    when: 'You write the server',
    then: (
      <>
        <Link to="/docs/server/procedures">Define procedures</Link>, and give them the session and the database through
        the <Link to="/docs/server/context">context</Link>.
      </>
    ),
  },
  {
    when: 'Your app is older',
    then: <OlderDocs />,
  },
  {
    when: 'You want to know why it exists',
    then: (
      <>
        The first post, <Link to="/blog/introducing-trpc">introducing tRPC</Link>, tells; what others built stands in{' '}
        <Link to="/docs/community/awesome-trpc">awesome tRPC</Link>.
      </>
    ),
  },
];

function OlderDocs() {
  const latest = useLatestVersion(undefined);
  const older = useVersions(undefined).filter(({ name, isLast }) => !isLast && name !== 'current');
  return (
    <>
      The docs of{' '}
      {older.map(({ name, label, path }, i) => (
        <Fragment key={name}>
          {i > 0 && ' and '}
          <Link to={path}>{label}</Link>
        </Fragment>
      ))}{' '}
      are whole, and lead to the same page of {latest.label}.
    </>
  );
}

export function StartHere() {
  return (
    <Section id="where-to-start" title="Where to start">
      <dl className={styles.situations}>
        {situations.map(({ when, then }) => (
          <div key={when}>
            <dt>{when}</dt>
            <dd>{then}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
