/** A change to the server on the home page. */
export interface Change {
  value: string;
  /** An imperative, such as `Rename a field`. */
  label: string;
  /** The text to press: its first occurrence in the server's code behind `after`. */
  after: string;
  text: string;
  /** The text after the change. */
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

/** The place of a change in the server's code. */
export interface Spot {
  change: Change;
  start: number;
  length: number;
}

/**
 * Finds the texts to press in the server's code.
 *
 * @param state the change that the code contains, or `unchanged`
 * @returns in the order of the code
 * @throws if the code lacks the text of a change, such as after an edit of the sample
 */
export function findSpots(code: string, state: string): Spot[] {
  return changes
    .map((change: Change): Spot => {
      const text = change.value === state ? change.changed : change.text;
      const anchor = code.indexOf(change.after);
      const start = anchor < 0 ? -1 : code.indexOf(text, anchor + change.after.length);
      if (start < 0)
        throw new Error(
          `The code of "${state}": expected "${text}" behind "${change.after}". Update src/features/home/changes.ts.`,
        );
      return { change, start, length: text.length };
    })
    .sort((a, b) => a.start - b.start);
}
