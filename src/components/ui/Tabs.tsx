import { createContext, useContext, useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import clsx from 'clsx';
import { ThemeClassNames } from '@docusaurus/theme-common';
import {
  sanitizeTabsChildren,
  TabsProvider,
  useScrollPositionBlocker,
  useTabs,
  useTabsContextValue,
} from '@docusaurus/theme-common/internal';
import { useHistory, useLocation } from '@docusaurus/router';
import { panelId, rememberedTabsId, tabId } from '@site/core/tabs/ids';
import type { TabItemProps, TabsProps } from '@docusaurus/theme-common/internal';
import styles from './Tabs.module.css';

const IdContext = createContext('');

/**
 * Tabs, with the theme's own properties and state: `groupId` keeps tabs in step with each other and is remembered. All
 * panels stand in the HTML; without scripts they are shown one after the other, each with its label. A link to something
 * in a hidden panel opens it.
 */
export function Tabs(props: TabsProps): ReactNode {
  const value = useTabsContextValue(props);
  const id = useId();
  return (
    <TabsProvider value={value}>
      <IdContext value={id}>
        <Container className={props.className} groupId={props.groupId}>
          {sanitizeTabsChildren(props.children)}
        </Container>
      </IdContext>
    </TabsProvider>
  );
}

function Container({ className, groupId, children }: { className?: string; groupId?: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const { selectValue, tabValues } = useTabs();
  const { action } = useHistory();
  const { hash, key } = useLocation();

  useEffect(() => {
    // The reader turned to another tab, which replaced the address.
    if (action === 'REPLACE') return;
    const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    const panel = target?.closest('[role=tabpanel][hidden]');
    // A panel within a panel is opened by its own tabs.
    if (!target || !panel || panel.parentElement !== box.current) return;
    // The list of tabs comes before the panels.
    const index = [...box.current!.children].indexOf(panel) - 1;
    selectValue(tabValues[index]!.value);
    // Shown by the next frame.
    requestAnimationFrame(() => target.scrollIntoView());
    // Only following a link opens a tab: the reader may turn to another one afterwards.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [hash, key]);

  useEffect(() => document.getElementById(rememberedTabsId)?.remove(), []);

  return (
    <div
      ref={box}
      className={clsx(ThemeClassNames.tabs.container, styles.container, className)}
      {...(groupId && { 'data-tabs': groupId })}
    >
      <TabList />
      {children}
    </div>
  );
}

function TabList() {
  const id = useContext(IdContext);
  const list = useRef<HTMLDivElement>(null);
  const { selectedValue, selectValue, tabValues } = useTabs();
  const { blockElementScrollPositionUntilNextRender } = useScrollPositionBlocker();

  const select = (value: string, tab: HTMLElement) => {
    if (value === selectedValue) return;
    // Tabs of the same group change too; the one under the reader's hand stays where it is.
    blockElementScrollPositionUntilNextRender(tab);
    selectValue(value);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const tabs = [...(list.current?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])];
    const index = tabs.indexOf(event.currentTarget);
    const targets: Record<string, number> = {
      ArrowRight: (index + 1) % tabs.length,
      ArrowLeft: (index - 1 + tabs.length) % tabs.length,
      Home: 0,
      End: tabs.length - 1,
    };
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    tabs[target]!.focus();
    select(tabValues[target]!.value, tabs[target]!);
  };

  return (
    <div ref={list} role="tablist">
      {tabValues.map(({ value, label, attributes }) => (
        <button
          {...attributes}
          key={value}
          type="button"
          role="tab"
          id={tabId(id, value)}
          aria-selected={selectedValue === value}
          tabIndex={selectedValue === value ? 0 : -1}
          onKeyDown={onKeyDown}
          onClick={({ currentTarget }) => select(value, currentTarget)}
        >
          {label ?? value}
        </button>
      ))}
    </div>
  );
}

/** A panel of {@link Tabs}. */
export function TabItem({ children, className, value, label }: TabItemProps): ReactNode {
  const id = useContext(IdContext);
  const { selectedValue, lazy } = useTabs();
  const isSelected = value === selectedValue;
  if (!isSelected && lazy) return null;
  return (
    <div
      role="tabpanel"
      id={panelId(id, value)}
      aria-labelledby={tabId(id, value)}
      className={className}
      hidden={!isSelected}
    >
      <p>{label ?? value}</p>
      {children}
    </div>
  );
}
