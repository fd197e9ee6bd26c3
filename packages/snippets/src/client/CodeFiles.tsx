import type { ReactNode } from 'react';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import type { CodeSample as Sample } from '../samples/sample';
import { CodeSample } from './CodeSample';
import styles from './CodeFiles.module.css';

interface Props {
  samples: readonly Sample[];
  types?: string;
  setUp?: string;
}

export function CodeFiles({ samples, types, setUp }: Props): ReactNode {
  return (
    <div className={styles.files}>
      <Tabs className={samples.length === 2 ? styles.pair : styles.tabs}>
        {samples.map((sample, i) => (
          <TabItem key={i} value={String(i)} label={sample.title}>
            <CodeSample sample={sample} types={types} setUp={setUp} />
          </TabItem>
        ))}
      </Tabs>
    </div>
  );
}
