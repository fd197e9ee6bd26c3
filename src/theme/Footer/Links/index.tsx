// Wraps theme-classic's component. Change: adds a button for the keyboard shortcuts.

import { type ReactNode } from 'react';
import Links from '@theme-original/Footer/Links';
import type { Props } from '@theme/Footer/Links';
import { ShortcutsButton } from '@site/src/features/shortcuts/ShortcutsButton';

export default function LinksWithShortcuts(props: Props): ReactNode {
  return (
    <>
      <Links {...props} />
      <ShortcutsButton />
    </>
  );
}
