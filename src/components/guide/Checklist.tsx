import { Children, createContext, isValidElement, useContext, useId, type ReactNode } from 'react';
import { useStoredValue } from '@typed-docs/utils/client/useStoredValue';
import { storedChecklist, toggle, type ChecklistState } from './checklist-state';
import styles from './Checklist.module.css';

interface List extends ChecklistState {
  tick: (id: string) => void;
}

const Context = createContext<List>({ done: [], uses: [], tick: () => {} });

interface GroupProps {
  /** What readers may use. */
  label: string;
  children: ReactNode;
}

/** The group that is always shown. */
const everyone = 'Everyone';

const stored = new Map<string, ReturnType<typeof storedChecklist>>();

/** One stable object per name, because hooks depend on it. */
function storedOf(name: string) {
  const value = stored.get(name) ?? storedChecklist(name);
  stored.set(name, value);
  return value;
}

/**
 * Filters by what the reader uses, and remembers ticks. Its groups and items come from a list that
 * src/remark/guide-components.ts reads; without JavaScript, it shows that list.
 */
export function Checklist({ name, children }: { name: string; children: ReactNode }) {
  const [state, slot] = useStoredValue(storedOf(name));
  const groups = Children.toArray(children).filter((child) => isValidElement<GroupProps>(child));
  const labels = groups.map(({ props }) => props.label).filter((label) => label !== everyone);
  const uses = state.uses.filter((label) => labels.includes(label));
  const save = (change: Partial<ChecklistState>) => slot.set(JSON.stringify({ ...state, ...change }));
  const ids = groups.flatMap(({ props }) =>
    Children.toArray(props.children).flatMap((item) => (isValidElement<ItemProps>(item) ? [item.props.id] : [])),
  );
  const done = ids.filter((id) => state.done.includes(id));
  return (
    <Context.Provider value={{ done, uses, tick: (id) => save({ done: toggle(state.done, id) }) }}>
      <div className={styles.checklist}>
        <div className={styles.filter} role="group" aria-label="Show what you use">
          <button type="button" aria-pressed={uses.length === 0} onClick={() => save({ uses: [] })}>
            Everything
          </button>
          {labels.map((label) => (
            <button
              key={label}
              type="button"
              aria-pressed={uses.includes(label)}
              onClick={() => save({ uses: toggle(uses, label) })}
            >
              {label}
            </button>
          ))}
        </div>
        <ul>{children}</ul>
        {done.length > 0 && (
          <p className={styles.progress} role="status">
            {done.length} of {ids.length} done
          </p>
        )}
      </div>
    </Context.Provider>
  );
}

export function ChecklistGroup({ label, children }: GroupProps) {
  const { uses } = useContext(Context);
  return (
    <li hidden={uses.length > 0 && label !== everyone && !uses.includes(label)}>
      <strong>{label}</strong>
      <ul>{children}</ul>
    </li>
  );
}

interface ItemProps {
  id: string;
  children: ReactNode;
}

export function ChecklistItem({ id, children }: ItemProps) {
  const { done, tick } = useContext(Context);
  const text = useId();
  return (
    <li className={styles.item}>
      <input type="checkbox" aria-labelledby={text} checked={done.includes(id)} onChange={() => tick(id)} />
      <span id={text}>{children}</span>
    </li>
  );
}
