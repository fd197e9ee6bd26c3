// Ejected from @docusaurus/theme-classic 3.10.2. Change: all panels show without JavaScript and in print, Home and End
// work, a link into a hidden panel opens it, and `data-tabs` and `data-tab` let src/plugins/first-paint restore the
// reader's choice. The state of tabs has no public hook yet: https://github.com/facebook/docusaurus/pull/7382

import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import clsx from 'clsx';
import { useLocation } from '@docusaurus/router';
import { ThemeClassNames } from '@docusaurus/theme-common';
import {
  sanitizeTabsChildren,
  TabsProvider,
  useScrollPositionBlocker,
  useTabs,
  useTabsContextValue,
} from '@docusaurus/theme-common/internal';
import type { Props } from '@theme/Tabs';
import { decode } from '@typed-docs/utils/decode';
import styles from './styles.module.css';

export default function Tabs(props: Props): ReactNode {
  const { className, groupId, children } = props;
  const value = useTabsContextValue(props);
  const { selectValue } = value;
  const box = useRef<HTMLDivElement>(null);
  const { hash } = useLocation();

  useEffect(() => {
    const target = hash ? document.getElementById(decode(hash.slice(1))) : null;
    const panel = target?.closest<HTMLElement>('[role=tabpanel][hidden]');
    // Nested tabs open their own panels.
    if (!target || !panel || panel.parentElement !== box.current) return;
    selectValue(panel.dataset.tab!);
    // The panel is visible in the next frame.
    requestAnimationFrame(() => target.scrollIntoView());
    // Only on a new hash, because the reader may switch tabs afterwards.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [hash]);

  return (
    <TabsProvider value={value}>
      <div
        ref={box}
        className={clsx(ThemeClassNames.tabs.container, styles.container, className)}
        {...(groupId && { 'data-tabs': groupId })}
      >
        <TabList />
        {sanitizeTabsChildren(children)}
      </div>
    </TabsProvider>
  );
}

function TabList(): ReactNode {
  const { selectedValue, selectValue, tabValues } = useTabs();
  const { blockElementScrollPositionUntilNextRender } = useScrollPositionBlocker();

  const select = (tab: HTMLElement) => {
    if (tab.dataset.tab === selectedValue) return;
    // Keeps the tab in place while other tabs of its group change too.
    blockElementScrollPositionUntilNextRender(tab);
    selectValue(tab.dataset.tab!);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const tabs = [...event.currentTarget.parentElement!.querySelectorAll<HTMLElement>('[role=tab]')];
    const index = tabs.indexOf(event.currentTarget);
    const targets: Record<string, number> = {
      ArrowRight: (index + 1) % tabs.length,
      ArrowLeft: index - 1,
      Home: 0,
      End: -1,
    };
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    tabs.at(target)!.focus();
    select(tabs.at(target)!);
  };

  return (
    <div role="tablist">
      {tabValues.map(({ value, label, attributes }) => (
        <button
          {...attributes}
          key={value}
          type="button"
          role="tab"
          data-tab={value}
          aria-selected={selectedValue === value}
          tabIndex={selectedValue === value ? 0 : -1}
          onKeyDown={onKeyDown}
          onClick={({ currentTarget }) => select(currentTarget)}
        >
          {label ?? value}
        </button>
      ))}
    </div>
  );
}
