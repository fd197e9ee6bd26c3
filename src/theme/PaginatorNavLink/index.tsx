// Wraps the component of @docusaurus/theme-classic 3.10.2, so that long names break at humps and slashes on phones.

import { type ReactNode } from 'react';
import PaginatorNavLink from '@theme-original/PaginatorNavLink';
import type { Props } from '@theme/PaginatorNavLink';
import { BreakableName } from '@typed-docs/api-reference/client/BreakableName';

export default function BreakablePaginatorNavLink(props: Props): ReactNode {
  const { title } = props;
  return <PaginatorNavLink {...props} title={typeof title === 'string' ? <BreakableName name={title} /> : title} />;
}
