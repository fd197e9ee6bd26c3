import Link from '@docusaurus/Link';
import MDXContent from '@theme/MDXContent';
import { PageHeader } from '@site/src/components/ui/PageHeader';
import FirstCall from '@site/src/pages/_home/first-call.mdx';
import styles from './Hero.module.css';

export function Hero() {
  return (
    <div className={styles.hero}>
      <PageHeader
        title="Your API is a TypeScript type"
        lead="A TypeScript client calls the functions of a TypeScript server, and every input and output keeps its type. No schema file, no generated code: change the server, and the compiler lists the calls to fix."
        actions={
          <>
            <Link className="button button--primary" to="/docs/quickstart">
              Quickstart
            </Link>
            <Link className="button button--secondary" to="/docs">
              What is tRPC?
            </Link>
          </>
        }
      />
      <div className="container">
        <MDXContent>
          <FirstCall />
        </MDXContent>
      </div>
    </div>
  );
}
