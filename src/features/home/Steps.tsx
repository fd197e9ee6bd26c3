import Link from '@docusaurus/Link';
import { Section } from '@site/src/components/ui/Section';
import styles from './Steps.module.css';

const steps = [
  {
    title: 'Define a procedure',
    to: '/docs/landing-intro/Step1',
    text: 'A function that clients may call. Its schema says what may come in, and what goes out is inferred.',
  },
  {
    title: 'Serve the router',
    to: '/docs/landing-intro/Step2',
    text: 'An adapter puts it behind an address, on the server that you have. What travels is JSON over HTTP.',
  },
  {
    title: 'Call it with types',
    to: '/docs/landing-intro/Step3',
    text: 'The client imports a type, and no code. What you change on the server, the compiler knows in the client.',
  },
] as const;

export function Steps() {
  return (
    <Section id="three-steps" title="Three steps from function to typed call">
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
