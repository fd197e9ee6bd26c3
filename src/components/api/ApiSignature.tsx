import { Children, type ReactNode } from 'react';
import clsx from 'clsx';
import { ThemeClassNames } from '@docusaurus/theme-common';
import { decodePaint, paintRange } from '@site/core/snippets/reading/paint';
import { CodeToolbar } from '@site/src/components/code/CodeToolbar';
import code from '@site/src/components/code/CodeSample.module.css';
import styles from './ApiSignature.module.css';

export interface ApiSignatureProps {
  code: string;
  /** Its colours, as `encodePaint` writes them. */
  paint: string;
  /** Offsets at which the names that are links start, with spaces between. */
  starts: string;
  /** The links, in the same order. */
  children?: ReactNode;
}

/** A piece of the code: plain, or a name that is a link. */
interface Piece {
  text: string;
  html: string;
  link?: ReactNode;
}

/** A signature in the API reference (plugins/api-reference): code whose names lead to their pages. Long lines are wrapped. */
export function ApiSignature({ code: text, paint, starts, children }: ApiSignatureProps): ReactNode {
  return (
    <figure className={clsx(ThemeClassNames.common.codeBlock, code.sample, styles.signature)}>
      <pre>
        <code>
          {cut(text, paint, starts, Children.toArray(children)).map(({ html, link }, i) =>
            link ? <span key={i}>{link}</span> : <span key={i} dangerouslySetInnerHTML={{ __html: html }} />,
          )}
        </code>
      </pre>
      <CodeToolbar sample={{ code: text, lang: 'ts' }} />
    </figure>
  );
}

function cut(text: string, paint: string, starts: string, links: readonly ReactNode[]): Piece[] {
  const runs = decodePaint(paint);
  const piece = (from: number, to: number) => ({ text: text.slice(from, to), html: paintRange(text, runs, from, to) });
  let end = 0;
  const pieces = starts
    .split(' ')
    .filter((start) => start !== '')
    .map(Number)
    .flatMap((start, i): Piece[] => {
      const [name = ''] = /^[\w$]+/.exec(text.slice(start)) ?? [];
      const before = piece(end, start);
      end = start + name.length;
      return [before, { ...piece(start, end), link: links[i] }];
    });
  return [...pieces, piece(end, text.length)].filter((one) => one.text !== '');
}
