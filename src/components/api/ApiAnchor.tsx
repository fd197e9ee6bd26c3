import type { ReactNode } from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { HashLink } from '@site/src/components/ui/HashLink';

/** A link to a table's row in the API reference, like those of headings. */
export function ApiAnchor({ id }: { id: string }): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return <HashLink to={id} id={id} label={`Direct link to ${id}`} />;
}
