import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { ThemeClassNames } from '@docusaurus/theme-common';
import TOCItems from '@theme/TOCItems';
import styles from './PageContents.module.css';

/** The table of contents on phones. Needs no script. src/remark/place-contents.ts puts it after the lead of each page. */
export function PageContents(): ReactNode {
  const { toc, frontMatter } = useDoc();
  if (toc.length === 0 || frontMatter.hide_table_of_contents) return null;
  return (
    <details className={`${ThemeClassNames.docs.docTocMobile} ${styles.contents}`}>
      <summary>
        <Translate id="theme.TOCCollapsible.toggleButtonLabel">On this page</Translate>
      </summary>
      <TOCItems
        toc={toc}
        className="table-of-contents"
        minHeadingLevel={frontMatter.toc_min_heading_level}
        maxHeadingLevel={frontMatter.toc_max_heading_level}
      />
    </details>
  );
}
