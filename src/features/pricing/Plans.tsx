import Heading from '@theme/Heading';
import { Section } from '@site/src/components/ui/Section';
import styles from './Plans.module.css';

const plans = [
  {
    name: 'Solo',
    audience: 'For one person and one shelf of books',
    includes: ['Every procedure, adapter and link', 'As many type errors as you can cause', 'All of the source code'],
  },
  {
    name: 'Team',
    audience: 'For as many people as fit in a pull request',
    includes: ['Everything in Solo', 'The same package, in fact', 'Someone else to blame in git'],
  },
  {
    name: 'Enterprise',
    audience: 'For those who need to ask for a quote',
    includes: ['Everything in Team', 'Still the same package', 'The quote: “0”'],
  },
] as const;

export function Plans() {
  return (
    <Section id="plans" title="Plans" tinted>
      <ul className={styles.plans}>
        {plans.map(({ name, audience, includes }) => (
          <li key={name} className={styles.plan}>
            <Heading as="h3">{name}</Heading>
            <p className={styles.price}>
              0 <span>per seat, month or request</span>
            </p>
            <p>{audience}</p>
            <ul>
              {includes.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Section>
  );
}
