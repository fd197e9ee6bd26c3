import { useCallback, useState, type RefCallback } from 'react';
import { maxQueryLength } from '@site/core/search/parameters';
import { label } from '../texts';
import { mendSemantics } from './mend-semantics';

/** Places within DocSearch's modal for what it has no place for. */
interface Parts {
  /** What the modal stands in. */
  root: HTMLElement;
  /** Below the field, and with it: what comes behind the two, a results list among them, leaves it where it is. */
  toolbar: HTMLElement;
  /** Between the results and the keys. */
  outcome: HTMLElement;
}

/**
 * Prepares DocSearch's elements once they are there: makes room for ours, and sets what no property of it sets.
 *
 * @returns The reference for the element around DocSearch's modal, and what it led to.
 */
export function useParts(): [RefCallback<HTMLElement>, Parts | undefined] {
  const [parts, setParts] = useState<Parts>();

  const attach = useCallback((root: HTMLElement | null) => {
    if (!root) return;
    const find = <E extends HTMLElement>(name: string) => root.querySelector<E>(`.DocSearch-${name}`)!;
    const toolbar = document.createElement('div');
    const outcome = document.createElement('div');
    // DocSearch puts its results right before its keys, behind this: modal.css mends the order.
    outcome.className = 'search-modal-outcome';
    find('SearchBar').append(toolbar);
    find('Footer').before(outcome);
    // What DocSearch knows of is 512.
    const input = find<HTMLInputElement>('Input');
    input.maxLength = maxQueryLength;
    input.setAttribute('aria-label', label);
    // Before the next key, which is meant for this field; behind what was typed before it was there.
    input.focus();
    input.setSelectionRange(input.value.length, input.value.length);
    setParts({ root, toolbar, outcome });
    const stop = mendSemantics(find('Container'), input);
    return () => {
      stop();
      toolbar.remove();
      outcome.remove();
    };
  }, []);

  return [attach, parts];
}
