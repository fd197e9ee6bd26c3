import { useMemo, useRef, type CSSProperties, type ReactNode } from 'react';
import clsx from 'clsx';
import { ThemeClassNames } from '@docusaurus/theme-common';
import { paintSample } from '@site/core/snippets/reading/sample-html';
import { describeProof, nameSample, type CodeSample as Sample } from '@site/core/snippets/reading/sample';
import { CodeToolbar } from './CodeToolbar';
import styles from './CodeSample.module.css';
import { useScrollBox } from './useScrollBox';
import { useTypes } from './useTypes';

export interface CodeSampleProps {
  sample: Sample;
  /** Address of the page's types file (`PageTypes`). */
  types?: string;
  /** Address of the page's set-up file: texts by the key of their block. */
  setUp?: string;
}

/** A block of code. What stands in it was made at build; React sees one opaque piece. */
export function CodeSample({ sample, types, setUp }: CodeSampleProps): ReactNode {
  const html = useMemo(() => ({ __html: paintSample(sample) }), [sample]);
  const figure = useRef<HTMLElement>(null);
  const pre = useRef<HTMLPreElement>(null);
  const { scrolls, wraps, toggleWrap } = useScrollBox(pre);
  const exploreTypes = useTypes(figure, types, sample);
  const { title, lang, proof, problems } = sample;
  return (
    <figure
      ref={figure}
      className={clsx(
        ThemeClassNames.common.codeBlock,
        styles.sample,
        wraps && styles.wrapped,
        sample.numbered && styles.numbered,
        sample.shell && styles.shell,
      )}
      style={{ '--lines': html.__html.split('\n').length } as CSSProperties}
    >
      {title && <figcaption>{title}</figcaption>}
      <pre
        ref={pre}
        // Only what scrolls may be a stop on the way of the Tab key, and then needs a name.
        {...(scrolls && { tabIndex: 0, role: 'group', 'aria-label': nameSample(sample) })}
      >
        <code className={lang ? `language-${lang}` : undefined} dangerouslySetInnerHTML={html} />
      </pre>
      <CodeToolbar
        sample={sample}
        setUp={setUp}
        wrap={scrolls || wraps ? { isOn: wraps, toggle: toggleWrap } : undefined}
        exploreTypes={types && sample.types ? exploreTypes : undefined}
      />
      {proof && <small>{describeProof(proof)}</small>}
      {problems?.map((problem) => (
        <p key={problem} className={styles.problem}>
          {problem}
        </p>
      ))}
    </figure>
  );
}
