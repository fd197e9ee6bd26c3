import { Fragment, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { readDocText, type DocBlock, type DocSpan } from '../samples/doc-text';
import { decodePaint } from '../samples/paint';
import type { TypeEntry } from '../samples/popups';
import { paintText } from '../samples/sample-html';
import styles from './types.module.css';

/** The HTML set here is escaped by paintText. */
export function TypePopupContent({
  entry: { text, paint = '', docs = '', tags = [], pages = [] },
}: {
  entry: TypeEntry;
}) {
  return (
    <>
      <code className={styles.type} dangerouslySetInnerHTML={{ __html: paintText(text, decodePaint(paint)) }} />
      {pages.length > 0 && (
        <div className={styles.docs}>
          In the API reference:{' '}
          {pages.map((page, i) => (
            <Fragment key={page}>
              {i > 0 && ', '}
              <Link to={page}>
                {/* Reference URLs end in the name of their symbol. */}
                <code>{page.slice(page.lastIndexOf('/') + 1)}</code>
              </Link>
            </Fragment>
          ))}
        </div>
      )}
      {(docs || tags.length > 0) && (
        <div className={styles.docs}>
          <Docs text={docs} />
          {tags.map(([name, tagText = ''], i) => (
            <div key={i} className={styles.tag}>
              <b>@{name} </b>
              <Docs text={tagText} />
            </div>
          ))}
        </div>
      )}
    </>
  );
}

function Docs({ text }: { text: string }): ReactNode {
  return readDocText(text).map((block: DocBlock, i) =>
    block.type === 'code' ? <pre key={i}>{block.text}</pre> : <p key={i}>{block.spans.map(renderSpan)}</p>,
  );
}

function renderSpan(span: DocSpan, i: number): ReactNode {
  switch (span.type) {
    case 'text':
      return span.text;
    case 'code':
      return <code key={i}>{span.text}</code>;
    case 'strong':
      return <strong key={i}>{span.text}</strong>;
    case 'link':
      return span.href.startsWith('/') ? (
        <Link key={i} to={span.href}>
          {span.text}
        </Link>
      ) : (
        <a key={i} href={span.href} rel="noopener" target="_blank">
          {span.text}
        </a>
      );
  }
}
