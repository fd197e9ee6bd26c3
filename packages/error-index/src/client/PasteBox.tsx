import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { indexFile, places, type IndexedError } from '../index-data';
import type { ErrorMatch, ErrorMatcher } from '../match';
import { EntryRow } from './EntryRow';
import styles from './PasteBox.module.css';

/** In milliseconds after the last key. */
const delay = 150;

const mostResults = 5;

interface LoadedIndex {
  match: ErrorMatcher;
  byId: ReadonlyMap<string, IndexedError>;
}

interface Result extends ErrorMatch {
  error: IndexedError;
}

type State = { phase: 'empty' | 'loading' | 'failed' } | { phase: 'done'; results: Result[] };

/** Shared by all visits of the page. */
let loading: Promise<LoadedIndex> | undefined;

function loadIndex(url: string): Promise<LoadedIndex> {
  loading ??= fetchIndex(url);
  loading.catch(() => (loading = undefined));
  return loading;
}

async function fetchIndex(url: string): Promise<LoadedIndex> {
  // All pages with MDX have this component, and few need the matcher.
  const matcher = import(/* webpackChunkName: "match-errors" */ '../match');
  const [response, { createMatcher }] = await Promise.all([fetch(url), matcher]);
  if (!response.ok) throw new Error(`${url}: expected status 200, found ${response.status}`);
  const errors = (await response.json()) as IndexedError[];
  return { match: createMatcher(errors), byId: new Map(errors.map((error) => [error.id, error])) };
}

/** Finds the entries for a pasted error. The text stays in the browser and is never inserted as HTML. */
export function PasteBox(): ReactNode {
  const url = useBaseUrl(`/${indexFile}`);
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const timer = useRef<number>(undefined);
  const [state, setState] = useState<State>({ phase: 'empty' });

  const find = async () => {
    const paste = field.current!.value;
    if (paste.trim() === '') return setState({ phase: 'empty' });
    setState((before) => (before.phase === 'done' ? before : { phase: 'loading' }));
    try {
      const { match, byId } = await loadIndex(url);
      // The reader may have pasted something else, or left the page.
      if (field.current?.value !== paste) return;
      const results = match(paste).map((found) => ({ ...found, error: byId.get(found.id)! }));
      setState({ phase: 'done', results: results.slice(0, mostResults) });
    } catch (error) {
      console.error(error);
      setState({ phase: 'failed' });
    }
  };
  const findLater = () => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => void find(), delay);
  };
  useEffect(() => {
    // The reader may have pasted before hydration.
    if (field.current!.value !== '') void find();
    return () => window.clearTimeout(timer.current);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only once
  }, []);

  return (
    <form className={styles.box} aria-label="Find an error" onSubmit={(event) => event.preventDefault()}>
      <label htmlFor={id}>Paste an error, a stack trace or the output of a terminal</label>
      <textarea
        ref={field}
        id={id}
        rows={5}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck="false"
        aria-describedby={`${id}-note`}
        onFocus={() => void loadIndex(url).catch(() => {})}
        onChange={findLater}
      />
      <small id={`${id}-note`}>Your browser compares the text with this list. Nothing is sent.</small>
      <p role="status" className={styles.status}>
        {describeState(state)}
      </p>
      {state.phase === 'done' && state.results.length > 0 && (
        <ol className={styles.results}>
          {state.results.map((result) => (
            <Match key={result.id} {...result} />
          ))}
        </ol>
      )}
    </form>
  );
}

const statusOf = {
  empty: '',
  loading: 'Loading the list of messages …',
  failed: 'The list of messages could not be loaded. Check your connection, and paste again.',
};

function describeState(state: State): string {
  if (state.phase !== 'done') return statusOf[state.phase];
  const { length } = state.results;
  if (length === 0)
    return 'No error in the list matches well. Paste the complete message, or search the documentation.';
  return length === 1 ? '1 error matches.' : `${length} errors match, the best first.`;
}

/** Matched parts of the message are the reason why the entry is in the results. */
function Match({ error, message, codes }: Result): ReactNode {
  return (
    <EntryRow
      href={error.address}
      title={error.title}
      description={error.description}
      facts={[places[error.where].label, error.versions.join(', '), ...error.packages]}
    >
      <p className={styles.reason}>
        <span>{codes.length > 0 ? `Matches ${codes.join(', ')} and the marked text` : 'Matches the marked text'}:</span>{' '}
        <code>{message.map(({ text, isMatch }, index) => (isMatch ? <mark key={index}>{text}</mark> : text))}</code>
      </p>
    </EntryRow>
  );
}
