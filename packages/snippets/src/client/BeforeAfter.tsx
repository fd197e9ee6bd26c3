import type { ReactNode } from 'react';
import type { CodeSample as Sample } from '../samples/sample';
import { CodeSample } from './CodeSample';
import styles from './BeforeAfter.module.css';

interface Props {
  before: Sample;
  after: Sample;
  /** Both in one text, for columns that are too narrow for two. */
  unified: Sample;
  types?: string;
  setUp?: string;
}

/** Two versions of code with their differences, side by side or as one text. */
export function BeforeAfter({ before, after, unified, types, setUp }: Props): ReactNode {
  return (
    <div className={styles.box}>
      <div className={styles.sides}>
        <div className={styles.before}>
          <p>
            <strong>Before</strong>
          </p>
          <CodeSample sample={before} types={types} setUp={setUp} />
        </div>
        <div className={styles.after}>
          <p>
            <strong>After</strong>
          </p>
          <CodeSample sample={after} types={types} setUp={setUp} />
        </div>
      </div>
      <div className={styles.unified} data-repeats="">
        <CodeSample sample={unified} />
      </div>
    </div>
  );
}
