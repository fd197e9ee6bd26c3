import { type ReactNode } from 'react';
import Heading from '@theme/Heading';
import { Section } from '@site/src/components/ui/Section';
import styles from './Choosing.module.css';

interface Reason {
  title: string;
  text: ReactNode;
}

const reasons: readonly Reason[] = [
  {
    title: 'One change, one pull request',
    text: 'Server and client change together, and the compiler lists every call that needs an update. There is no schema or generated client to keep in sync with the code.',
  },
  {
    title: 'Nothing to generate',
    text: 'The client imports a type, which disappears when the code is compiled. There is no build step to wait for, and no generated file to commit or forget.',
  },
  {
    title: 'Input is validated on arrival',
    text: 'The validator that gives an input its type also runs on the server, so an invalid request never reaches your function.',
  },
  {
    title: 'Plain functions over plain HTTP',
    text: 'A procedure is a function that tests and other procedures can call. On the wire, it is JSON that you can read in the browser’s network panel.',
  },
];

const exceptions: readonly Reason[] = [
  {
    title: 'Your callers don’t write TypeScript',
    text: 'Types are the main benefit. A public API, or an app in Swift or Kotlin, is better served by OpenAPI, GraphQL or gRPC, whose schemas every language can read.',
  },
  {
    title: 'The client can’t see the server’s types',
    text: 'Both usually live in one repository. With two, you publish the router’s type as a package, with a new version for each change.',
  },
  {
    title: 'Clients choose the fields they need',
    text: 'A procedure returns what you wrote. If many clients each want a different slice of one graph, GraphQL was made for that.',
  },
  {
    title: 'Your framework already calls the server',
    text: 'If all data flows through one framework’s server components and server functions, their arguments are typed too, and you may not need anything else.',
  },
];

export function Choosing() {
  return (
    <Section id="why" title="Why teams choose it, and when not to" tinted>
      <div className={styles.sides}>
        <Side title="It fits when you own both ends" reasons={reasons} kind={styles.fits} />
        <Side title="Choose something else when" reasons={exceptions} kind={styles.unfit} />
      </div>
    </Section>
  );
}

function Side({ title, reasons: items, kind }: { title: string; reasons: readonly Reason[]; kind?: string }) {
  return (
    <div className={kind}>
      <Heading as="h3">{title}</Heading>
      <ul className={styles.reasons}>
        {items.map((reason) => (
          <li key={reason.title}>
            <strong>{reason.title}</strong>
            <p>{reason.text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
