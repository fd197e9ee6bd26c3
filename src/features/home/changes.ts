/** A change to the server of the home page. */
export interface Change {
  value: string;
  /** What it does, as an order. */
  label: string;
  /** What one presses for it: the first such text in the server's code behind `after`. */
  after: string;
  text: string;
  /** What stands there when the change is made. */
  changed: string;
}

/** The state without a change. */
export const unchanged = 'unchanged';

export const changes = [
  { value: 'rename-field', label: 'Rename a field', after: '.input(', text: 'author', changed: 'writer' },
  {
    value: 'change-type',
    label: 'Change a type',
    after: 'title: z.string(),',
    text: 'z.string()',
    changed: 'z.array(z.string())',
  },
  {
    value: 'require-field',
    label: 'Require a field',
    after: '.input(',
    text: 'z.object',
    changed: 'year: z.number()',
  },
  { value: 'rename-procedure', label: 'Rename a procedure', after: 'list: ', text: 'add', changed: 'put' },
  {
    value: 'return-less',
    label: 'Return less',
    after: 'books.push(book);',
    text: 'return book',
    changed: 'return { id: book.id }',
  },
] as const satisfies readonly Change[];

/** Where a change is made in the server's code. */
export interface Spot {
  change: Change;
  start: number;
  length: number;
}

/**
 * Finds what there is to press in the server's code.
 *
 * @param code the code of a state
 * @param state the change that was made in it, or `unchanged`
 * @returns in the code's order
 * @throws when the code does not have the text of a change, so that no change gets lost when the sample is edited
 */
export function findSpots(code: string, state: string): Spot[] {
  return changes
    .map((change: Change): Spot => {
      const text = change.value === state ? change.changed : change.text;
      const anchor = code.indexOf(change.after);
      const start = anchor < 0 ? -1 : code.indexOf(text, anchor + change.after.length);
      if (start < 0) throw new Error(`The code of "${state}" has no ${text} behind ${change.after}.`);
      return { change, start, length: text.length };
    })
    .sort((a, b) => a.start - b.start);
}
