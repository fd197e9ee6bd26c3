import { useEffect, useRef, type ComponentType } from 'react';
import MDXContent from '@theme/MDXContent';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import { Section } from '@site/src/components/ui/Section';
import ChangeType from '@site/src/pages/_home/change-type.mdx';
import RenameField from '@site/src/pages/_home/rename-field.mdx';
import RenameProcedure from '@site/src/pages/_home/rename-procedure.mdx';
import RequireField from '@site/src/pages/_home/require-field.mdx';
import ReturnLess from '@site/src/pages/_home/return-less.mdx';
import Unchanged from '@site/src/pages/_home/unchanged.mdx';
import { addChangeButtons } from './change-buttons';
import { changes, unchanged } from './changes';
import styles from './TryItOut.module.css';

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

/** Other sites link to this section's id. */
export function TryItOut() {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => addChangeButtons(box.current!), []);
  return (
    <Section
      id="try-it-out"
      title="Change the server, read the errors"
      lead={
        <>
          <span className={styles.scripted}>Press what is marked in the server’s code, or pick a change. </span>
          The client stays as it was, and these are the compiler’s own words about it, before anything runs.
        </>
      }
      tinted
    >
      <div ref={box}>
        <Tabs>
          {states.map(({ value, label, Code }) => (
            <TabItem key={value} value={value} label={label}>
              <MDXContent>
                <Code />
              </MDXContent>
            </TabItem>
          ))}
        </Tabs>
      </div>
    </Section>
  );
}
