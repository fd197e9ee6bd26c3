import { type ReactNode } from 'react';
import Heading from '@theme/Heading';
import { Section } from '@site/src/components/ui/Section';
import styles from './Costs.module.css';

const costs: readonly { title: string; text: ReactNode }[] = [
  {
    title: 'Your compiler’s time',
    text: (
      <>
        <p>
          Nothing is generated, so TypeScript infers the router’s type again in every editor and every build. That work
          grows with the number of procedures and with how much your validators make the compiler compute. In a small
          app you won’t see it; in a large one, completion in the editor is the first thing to slow down.
        </p>
        <p>
          No figure given here would be true of your router: <code>npx tsc --noEmit --extendedDiagnostics</code>{' '}
          measures yours. What helps: client and server as TypeScript projects of their own, so that the client reads
          finished declarations, and output types that you write down instead of leaving them to inference.
        </p>
      </>
    ),
  },
  {
    title: 'A little work per call',
    text: (
      <p>
        Each call is an HTTP request, or a share of one when calls are batched, and its input goes through your
        validator. Mostly you pay for that validator and for your own function. If you add a data transformer such as
        superjson, to send dates and maps, that comes on top, in the bundle and on every call.
      </p>
    ),
  },
  {
    title: 'The way back out',
    text: (
      <>
        <p>
          What stays when you leave: your functions and your validators, which know little of tRPC, and an API that any
          HTTP client can call, because a query is a GET and a mutation a POST, with JSON both ways. Without a
          transformer, nothing about it is special.
        </p>
        <p>
          You rewrite the routers around those functions and every call in the client, and you lose the thing you came
          for: the types between the two. The real lock-in is TypeScript at both ends.
        </p>
      </>
    ),
  },
];

export function Costs() {
  return (
    <Section id="in-practice" title="Minutes and nerves, paid by you" tinted>
      <div className={styles.costs}>
        {costs.map(({ title, text }) => (
          <div key={title}>
            <Heading as="h3">{title}</Heading>
            <div className={styles.text}>{text}</div>
          </div>
        ))}
      </div>
    </Section>
  );
}
