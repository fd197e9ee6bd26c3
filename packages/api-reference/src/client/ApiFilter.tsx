import { useEffect, useRef, useState, type ReactNode } from 'react';
import { symbolKinds, type ApiSymbolKind } from '../symbols';
import { ApiKind } from './ApiKind';
import styles from './ApiFilter.module.css';

const kinds = Object.keys(symbolKinds) as ApiSymbolKind[];

/** Filters the exports on a page: by kind with CSS alone, by name once scripts run. */
export function ApiFilter(): ReactNode {
  const form = useRef<HTMLFormElement>(null);
  const [status, setStatus] = useState('');
  const filter = () => {
    const query = form.current!.querySelector<HTMLInputElement>('[type=search]')!.value.trim().toLowerCase();
    const count = showMatches(form.current!.parentElement!, query);
    setStatus(query === '' ? '' : count === 0 ? `No export is named “${query}”.` : `${count} found`);
  };
  // The reader may have typed before hydration.
  useEffect(() => filter(), []);
  return (
    <form ref={form} className={styles.filter} onSubmit={(event) => event.preventDefault()} onChange={filter}>
      <input
        type="search"
        aria-label="Filter by name"
        placeholder="Filter by name"
        autoComplete="off"
        spellCheck="false"
      />
      <fieldset>
        <legend>Kind</legend>
        <label>
          <input type="radio" name="kind" value="" defaultChecked /> All
        </label>
        {kinds.map((kind) => (
          <label key={kind}>
            <input type="radio" name="kind" value={kind} /> <ApiKind of={kind} />
            {symbolKinds[kind].title}
          </label>
        ))}
      </fieldset>
      <p role="status">{status}</p>
    </form>
  );
}

/** @returns the number of exports that match the query and the kind */
function showMatches(page: Element, query: string): number {
  let count = 0;
  let section: Element[] = [];
  const showSection = () => {
    const items = findAll<HTMLElement>(section, 'li:has(> [data-kind])');
    for (const item of items) item.hidden = !item.textContent.toLowerCase().includes(query);
    for (const details of findAll<HTMLDetailsElement>(section, 'details')) {
      details.open = query !== '' && details.querySelector('li:not([hidden])') !== null;
    }
    const hasMatch = query === '' || items.some((item) => !item.hidden);
    for (const element of section) element.toggleAttribute('hidden', !hasMatch);
    count += items.filter((item) => item.checkVisibility()).length;
    section = [];
  };
  const [, ...later] = splitAt(page, 'h2');
  for (const elements of later) {
    section = elements;
    showSection();
  }
  return count;
}

/** Includes the elements themselves. */
function findAll<Found extends Element>(elements: readonly Element[], selector: string): Found[] {
  return elements.flatMap((element) => [
    ...(element.matches(selector) ? [element as Found] : []),
    ...element.querySelectorAll<Found>(selector),
  ]);
}

/** Groups the children of an element, each group from a child that matches on. The first is what comes before. */
function splitAt(parent: Element, selector: string): Element[][] {
  const groups: Element[][] = [[]];
  for (const child of parent.children) {
    if (child.matches(selector)) groups.push([]);
    groups.at(-1)!.push(child);
  }
  return groups;
}
