import Link from '@docusaurus/Link';
import { Section } from '@site/src/components/ui/Section';
import { products } from './public-code';
import styles from './PublicCode.module.css';

/** Path in the repository of a file on GitHub. */
const pathOf = (file: string) => file.replace(/^.*\/blob\/[^/]+\//, '');

export function PublicCode() {
  return (
    <Section
      id="public-code"
      title="See it in public code"
      lead={
        <>
          Each link opens the file that requires tRPC, at a specific commit. Cal.com went from 9.x to 11;{' '}
          <Link to="/docs/community/love">how, and who else uses it</Link>.
        </>
      }
    >
      <ul className={styles.products}>
        {products.map(({ name, what, file, version, shows }) => (
          <li key={name}>
            <a href={file}>
              <strong>{name}</strong>
              <span>{what}</span>
              <span className={styles.shows}>{shows.replaceAll('`', '')}</span>
              <code>
                {pathOf(file)} <b>{version}</b>
              </code>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
