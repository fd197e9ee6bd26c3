import Link from '@docusaurus/Link';
import { Section } from '@site/src/components/ui/Section';
import styles from './Steps.module.css';

const steps = [
  {
    title: 'Define a procedure',
    to: '/docs/landing-intro/Step1',
    text: 'A function that clients can call. Its schema defines the input, and the output is inferred.',
  },
  {
    title: 'Serve the router',
    to: '/docs/landing-intro/Step2',
    text: 'An adapter serves it at a URL, on the server you already have. Requests and responses are JSON over HTTP.',
  },
  {
    title: 'Call it with types',
    to: '/docs/landing-intro/Step3',
    text: 'The client imports a type, and no code. When the server changes, the compiler checks the client.',
  },
] as const;

export function Steps() {
  return (
    <Section id="three-steps" title="From function to typed call in three steps">
      <ol className={styles.steps}>
        {steps.map(({ title, to, text }) => (
          <li key={to}>
            <Link to={to}>{title}</Link>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
