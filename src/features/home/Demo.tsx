import { useEffect, useRef, useState, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import ChangeType from '@site/src/pages/_home/change-type.mdx';
import RenameField from '@site/src/pages/_home/rename-field.mdx';
import RenameProcedure from '@site/src/pages/_home/rename-procedure.mdx';
import RequireField from '@site/src/pages/_home/require-field.mdx';
import ReturnLess from '@site/src/pages/_home/return-less.mdx';
import Unchanged from '@site/src/pages/_home/unchanged.mdx';
import { addChangeButtons, showState } from './change-buttons';
import { changes, played, unchanged } from './changes';
import { waitForView } from './wait-for-view';
import styles from './Demo.module.css';

const codeOf: Record<(typeof changes)[number]['value'], ComponentType> = {
  'rename-field': RenameField,
  'change-type': ChangeType,
  'require-field': RequireField,
  'rename-procedure': RenameProcedure,
  'return-less': ReturnLess,
};

const states = [
  { value: unchanged, label: 'As it is', Code: Unchanged },
  ...changes.map(({ value, label }) => ({ value, label, Code: codeOf[value] })),
];

/**
 * Server, client and the wire between them. The first change plays once, in CSS, with states compiled at build time;
 * after that, the reader chooses the changes.
 */
export function Demo() {
  const box = useRef<HTMLElement>(null);
  const replayButton = useRef<HTMLButtonElement>(null);
  const [plays, setPlays] = useState(true);

  useEffect(() => addChangeButtons(box.current!), []);

  // The animation ends when the reader interacts, by pointer or keyboard. Listens to the DOM, because tabs don't report
  // changes.
  useEffect(() => {
    const demo = box.current!;
    const end = ({ target }: Event) => {
      if (target !== replayButton.current) setPlays(false);
    };
    const types = ['click', 'focusin'];
    for (const type of types) demo.addEventListener(type, end);
    return () => {
      for (const type of types) demo.removeEventListener(type, end);
    };
  }, []);

  const replay = () => {
    showState(box.current!, played);
    flushSync(() => setPlays(false));
    // Styles without the animation, so that it can restart.
    box.current!.getBoundingClientRect();
    setPlays(true);
  };

  // Other sites link to the id of the heading.
  return (
    <section ref={box} className={styles.demo} aria-labelledby="try-it-out" data-play={plays ? '' : undefined}>
      <Heading as="h2" id="try-it-out">
        Change the server, read the errors
      </Heading>
      <Tabs defaultValue={played} className={styles.states}>
        {states.map(({ value, label, Code }) => (
          <TabItem key={value} value={value} label={label}>
            <MDXContent>
              <Code />
            </MDXContent>
          </TabItem>
        ))}
      </Tabs>
      <button ref={replayButton} type="button" className={styles.replay} onClick={replay}>
        Replay
      </button>
      <script dangerouslySetInnerHTML={{ __html: waitForView }} />
    </section>
  );
}
