import type { ReactNode } from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { HashLink } from '@typed-docs/utils/client/HashLink';

export function ApiAnchor({ id }: { id: string }): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return <HashLink to={id} id={id} label={`Direct link to ${id}`} />;
}
