import { type ComponentType } from 'react';
import MDXContent from '@theme/MDXContent';
import { Section } from '@site/src/components/ui/Section';
import { TabItem, Tabs } from '@site/src/components/ui/Tabs';
import RenameField from '@site/src/pages/_home/rename-field.mdx';
import RenameProcedure from '@site/src/pages/_home/rename-procedure.mdx';
import RequireField from '@site/src/pages/_home/require-field.mdx';
import ReturnLess from '@site/src/pages/_home/return-less.mdx';

/** Changes to the server. Each shows, with errors that the compiler reported at build, what it does to the client. */
const changes: readonly { value: string; label: string; Change: ComponentType }[] = [
  { value: 'require-field', label: 'Require a field', Change: RequireField },
  { value: 'rename-field', label: 'Rename a field', Change: RenameField },
  { value: 'rename-procedure', label: 'Rename a procedure', Change: RenameProcedure },
  { value: 'return-less', label: 'Return less', Change: ReturnLess },
];

/** What the compiler says about the client when the server changes. Other sites link to the section's id. */
export function TryItOut() {
  return (
    <Section
      id="try-it-out"
      title="Change the server, read the errors"
      lead="Pick a change to the server above. The client stays as it was, and these are the compiler’s own words about it, before anything runs."
      tinted
    >
      <Tabs>
        {changes.map(({ value, label, Change }) => (
          <TabItem key={value} value={value} label={label}>
            <MDXContent>
              <Change />
            </MDXContent>
          </TabItem>
        ))}
      </Tabs>
    </Section>
  );
}
