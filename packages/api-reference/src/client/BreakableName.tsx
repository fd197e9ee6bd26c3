import { Fragment, type ReactNode } from 'react';
import { breakName } from '../break-name';

/** A name that wraps at its humps and slashes. Text with spaces wraps there anyway. */
export function BreakableName({ name }: { name: string }): ReactNode {
  if (name.includes(' ')) return name;
  return breakName(name).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
