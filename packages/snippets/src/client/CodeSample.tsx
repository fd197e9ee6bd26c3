import { useMemo, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import clsx from 'clsx';
import { ThemeClassNames } from '@docusaurus/theme-common';
import { paintSample } from '../samples/sample-html';
import { describeProof, nameSample, type CodeSample as Sample } from '../samples/sample';
import { CodeToolbar } from './CodeToolbar';
import styles from './CodeSample.module.css';
import { useTypes } from './useTypes';

export interface CodeSampleProps {
  sample: Sample;
  types?: string;
  /** URL of the page's setup file, a map from block key to setup code. */
  setUp?: string;
}

/** A code block. Its content is rendered at build time and is opaque to React. */
export function CodeSample({ sample, types: typesUrl, setUp }: CodeSampleProps): ReactNode {
  const html = useMemo(() => ({ __html: paintSample(sample) }), [sample]);
  const figure = useRef<HTMLElement>(null);
  const pre = useRef<HTMLPreElement>(null);
  const [isLong, setLong] = useState(false);
  const [wraps, setWraps] = useState(false);
  const types = useTypes(figure, typesUrl, sample.types);
  const { excerpt, lang, output, proof, problems } = sample;
  const title = captionOf(sample);
  const measure = () => !wraps && setLong(pre.current!.scrollWidth > pre.current!.clientWidth);
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only its content is interactive
    <figure
      ref={figure}
      className={clsx(
        ThemeClassNames.common.codeBlock,
        styles.sample,
        wraps && styles.wrapped,
        sample.numbered && styles.numbered,
        sample.shell && styles.shell,
        output === 'joined' && styles.joined,
        title === 'Terminal' && styles.terminal,
        proof?.errors && styles.failing,
      )}
      style={{ '--lines': html.__html.split('\n').length } as CSSProperties}
      onPointerOver={measure}
      onPointerDown={types?.point}
      onPointerMove={types?.point}
      onFocus={() => {
        measure();
        types?.load();
      }}
    >
      {(title || excerpt) && (
        <figcaption>
          {excerpt ? (
            <>
              {title} <em>Excerpt</em>
            </>
          ) : (
            title
          )}
        </figcaption>
      )}
      <pre
        ref={pre}
        // Scrollable code must be reachable by keyboard (WCAG 2.1.1). Commands wrap instead.
        {...(!sample.shell && { tabIndex: 0, role: 'group', 'aria-label': nameSample(sample) })}
      >
        <code className={lang ? `language-${lang}` : undefined} dangerouslySetInnerHTML={html} />
      </pre>
      <CodeToolbar
        sample={sample}
        setUp={setUp}
        wrap={isLong ? { isOn: wraps, toggle: () => setWraps(!wraps) } : undefined}
        exploreTypes={types?.enter}
      />
      {proof && <small>{describeProof(proof)}</small>}
      {problems?.map((problem) => (
        <p key={problem} className={styles.problem}>
          {problem}
        </p>
      ))}
      {types?.explorer}
    </figure>
  );
}

/** The parts of traffic have their own captions. */
function captionOf({ title, output, wire }: Sample): string | undefined {
  return title ?? (output && !wire ? 'Output' : undefined);
}
