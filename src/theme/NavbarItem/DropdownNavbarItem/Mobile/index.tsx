// Wraps theme-classic's component. Change: the label, a link with `role="button"`, also handles Space.

import { type ComponentProps, type KeyboardEvent, type ReactNode } from 'react';
import Mobile from '@theme-original/NavbarItem/DropdownNavbarItem/Mobile';

function clickOnSpace(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
}

export default function DropdownNavbarItemMobile(props: ComponentProps<typeof Mobile>): ReactNode {
  return <Mobile onKeyDown={clickOnSpace} {...props} />;
}
