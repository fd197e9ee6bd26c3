// Ejected from @docusaurus/theme-classic 3.10.2. Changes: the link copies its URL and has no
// redundant title; its label has the text of headings with elements; names as titles wrap at their humps.

import { isValidElement, type ReactNode } from 'react';
import clsx from 'clsx';
import { translate } from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { useAnchorTargetClassName } from '@docusaurus/theme-common';
import type { Props } from '@theme/Heading';
import { BreakableName } from '@typed-docs/api-reference/client/BreakableName';
import { HashLink } from '@typed-docs/utils/client/HashLink';

export default function Heading({ as: As, id, ...props }: Props): ReactNode {
  const brokenLinks = useBrokenLinks();
  const anchorTargetClassName = useAnchorTargetClassName(id);
  if (As === 'h1' && typeof props.children === 'string') {
    return (
      <As {...props} id={undefined}>
        <BreakableName name={props.children} />
      </As>
    );
  }
  if (As === 'h1' || !id) return <As {...props} id={undefined} />;
  brokenLinks.collectAnchor(id);
  const label = translate(
    {
      id: 'theme.common.headingLinkTitle',
      message: 'Direct link to {heading}',
      description: 'Title for link to heading',
    },
    { heading: textOf(props.children).trim() || id },
  );
  return (
    <As {...props} className={clsx('anchor', anchorTargetClassName, props.className)} id={id}>
      {props.children}
      <HashLink to={id} label={label} />
    </As>
  );
}

function textOf(node: ReactNode): string {
  if (Array.isArray(node)) return node.map(textOf).join('');
  if (isValidElement<{ children?: ReactNode }>(node)) return textOf(node.props.children);
  return typeof node === 'string' || typeof node === 'number' ? String(node) : '';
}
