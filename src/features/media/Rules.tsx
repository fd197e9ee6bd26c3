import clsx from 'clsx';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Heading from '@theme/Heading';
import { Section } from '@site/src/components/ui/Section';
import { ClearSpace } from './ClearSpace';
import styles from './Rules.module.css';

const mistakes = [
  { text: 'Don’t stretch or squeeze it.', look: styles.stretched },
  { text: 'Don’t rotate or slant it.', look: styles.turned },
  { text: 'Don’t change its colors.', look: styles.recoloured },
  { text: 'Don’t add shadows or outlines.', look: styles.shadowed },
] as const;

export function Rules() {
  const logo = useBaseUrl('img/logo-text.svg');
  return (
    <Section id="use" title="How to use it">
      <div className={styles.rules}>
        <div>
          <Heading as="h3">Clear space and size</Heading>
          <ClearSpace />
          <p>
            Leave a quarter of the mark’s height clear on every side. Show the mark at 16 px or larger, and the mark
            with the name at least 24 px high.
          </p>
        </div>
        <div>
          <Heading as="h3">Please don’t</Heading>
          <ul className={styles.mistakes}>
            {mistakes.map(({ text, look }) => (
              <li key={text}>
                <span className={styles.ground}>
                  <img className={clsx(styles.wrong, look)} src={logo} alt="" width={204} height={64} />
                </span>
                {text}
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className={styles.name}>
        <Heading as="h3">The name</Heading>
        <p>
          In text, write <strong>tRPC</strong>, with a lowercase t even at the start of a sentence. The packages are{' '}
          <code>@trpc/server</code>, <code>@trpc/client</code> and so on, all lowercase.
        </p>
      </div>
    </Section>
  );
}
