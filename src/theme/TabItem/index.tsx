// Ejected from @docusaurus/theme-classic 3.10.2. Change: panels are named, and show their label without JavaScript and
// in print. The state of tabs has no public hook yet: https://github.com/facebook/docusaurus/pull/7382

import { type ReactNode } from 'react';
import { useTabs } from '@docusaurus/theme-common/internal';
import type { Props } from '@theme/TabItem';

export default function TabItem({ children, className, value, label = value }: Props): ReactNode {
  const { selectedValue, lazy } = useTabs();
  const isSelected = value === selectedValue;
  if (!isSelected && lazy) return null;
  return (
    <div role="tabpanel" data-tab={value} aria-label={label} className={className} hidden={!isSelected}>
      <p>{label}</p>
      {children}
    </div>
  );
}
