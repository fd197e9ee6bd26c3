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
          grows with the number of procedures and with how much your validators make the compiler compute. You won’t
          notice it in a small app; in a large one, editor completion is the first thing to slow down.
        </p>
        <p>
          No figure given here would apply to your router: <code>npx tsc --noEmit --extendedDiagnostics</code> measures
          yours. Two things help: separate TypeScript projects for client and server, so the client reads finished
          declarations, and explicit output types instead of inferred ones.
        </p>
      </>
    ),
  },
  {
    title: 'A little work per call',
    text: (
      <p>
        Each call is an HTTP request, or a share of one when calls are batched, and its input goes through your
        validator. Most of the cost is that validator and your own function. A data transformer such as superjson, for
        sending dates and maps, adds to it, both in the bundle and on every call.
      </p>
    ),
  },
  {
    title: 'The way out',
    text: (
      <>
        <p>
          If you leave, you keep your functions and validators, which hardly depend on tRPC, and an API that any HTTP
          client can call, because a query is a GET and a mutation is a POST, with JSON both ways. Without a
          transformer, there is nothing special about it.
        </p>
        <p>
          You have to rewrite the routers around those functions and every call in the client, and you lose what you
          came for: the types between the two. The real lock-in is TypeScript at both ends.
        </p>
      </>
    ),
  },
];

export function Costs() {
  return (
    <Section id="in-practice" title="Time and patience, paid by you" tinted>
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
