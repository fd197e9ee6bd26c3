import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useActiveDocContext, useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import styles from './NextSteps.module.css';

/** Cards for next steps, from a list of links that src/remark/guide-components.ts reads. */
export function NextSteps({ children }: { children: ReactNode }) {
  return <div className={styles.cards}>{children}</div>;
}

/**
 * Title and description of a page of the same version.
 *
 * @throws at build time if there is no such page
 */
export function NextStep({ to }: { to: string }) {
  const { pluginId, docs } = useDocsVersion();
  const id = useActiveDocContext(pluginId).activeVersion?.docs.find(({ path }) => path === to)?.id;
  const page = id === undefined ? undefined : docs[id];
  if (!page) {
    throw new Error(
      `<NextSteps>: this version has no page at ${to}. Correct the path, or write a title and description: ` +
        '"- [Title](…): description."',
    );
  }
  return (
    <>
      <Link to={to}>{page.title}</Link> <span>{page.description}</span>
    </>
  );
}
