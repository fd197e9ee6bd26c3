// Wraps theme-classic's component. Change: the label, which is a link in the role of a button, heeds the Space key too.

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
