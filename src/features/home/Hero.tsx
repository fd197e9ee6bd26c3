import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import { MarkBackdrop } from '@site/src/components/ui/Mark';
import { Demo } from './Demo';
import styles from './Hero.module.css';

export function Hero() {
  return (
    <div className={styles.hero}>
      <MarkBackdrop className={styles.mark} />
      <div className="container">
        <header className={styles.header}>
          <Heading as="h1">Your API is a TypeScript type</Heading>
          <div>
            <p>
              A TypeScript client calls the functions of a TypeScript server, and every input and output keeps its type.
              No schema file, no generated code.
            </p>
            <div className={styles.actions}>
              <Link className="button button--primary" to="/docs/quickstart">
                Quickstart
              </Link>
              <Link className="button button--secondary" to="/docs">
                What is tRPC?
              </Link>
            </div>
          </div>
        </header>
        <Demo />
      </div>
    </div>
  );
}
