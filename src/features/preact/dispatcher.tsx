// Wraps Docusaurus' component, version 3.10.2. Change: it hears of a new page once that is rendered. React renders all
// that depends on the address before any effect runs; Preact renders what takes it from a context afterwards.

import { useLayoutEffect, useState, type ComponentProps, type ReactNode } from 'react';
import Dispatcher from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';

export { dispatchLifecycleAction } from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';

export default function ClientLifecyclesDispatcher(props: ComponentProps<typeof Dispatcher>): ReactNode {
  const { children, location, previousLocation } = props;
  const [rendered, setRendered] = useState({ location, previousLocation });
  useLayoutEffect(() => {
    // Preact renders all that has changed in one go; before the next frame, as an effect of the layout has to.
    queueMicrotask(() => setRendered({ location, previousLocation }));
  }, [location, previousLocation]);
  return <Dispatcher {...rendered}>{children}</Dispatcher>;
}
