import type { ReactNode } from 'react';
import type { CodeSample as Sample } from '@site/core/snippets/reading/sample';
import { TabItem, Tabs } from '@site/src/components/ui/Tabs';
import { CodeSample } from './CodeSample';
import styles from './CodeFiles.module.css';

interface Props {
  samples: readonly Sample[];
  types?: string;
  setUp?: string;
}

/** A block with several files: a tab each, or, where there is room, two side by side. */
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
