// Wraps theme-classic's component. Change: a low priority, since React writes a preload for any other image in front of
// the page's root, which is of no use for the logo beside it, and which Preact would take for a part of the page.

import type { ComponentProps, ReactNode } from 'react';
import Original from '@theme-original/ThemedImage';

export default function ThemedImage(props: ComponentProps<typeof Original>): ReactNode {
  return <Original fetchPriority="low" {...props} />;
}
