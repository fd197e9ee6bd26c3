// Wraps theme-classic's component. Change: adds a button for the keyboard shortcuts, and the mark.

import { type ReactNode } from 'react';
import Links from '@theme-original/Footer/Links';
import type { Props } from '@theme/Footer/Links';
import { MarkBackdrop } from '@site/src/components/ui/Mark';
import { ShortcutsButton } from '@site/src/features/shortcuts/ShortcutsButton';

export default function LinksWithShortcuts(props: Props): ReactNode {
  return (
    <>
      <MarkBackdrop className="footer__mark" />
      <Links {...props} />
      <ShortcutsButton />
    </>
  );
}
