export interface Change {
  value: string;
  label: string;
  /** `text` is the first match after this string in the server code. */
  after: string;
  text: string;
  changed: string;
}

export const unchanged = 'unchanged';

/** The change that the page animates. */
export const played = 'rename-field';

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
  { value: 'rename-procedure', label: 'Rename a procedure', after: 'book: {', text: 'add', changed: 'put' },
  {
    value: 'return-less',
    label: 'Return less',
    after: 'books.push(book);',
    text: 'return book',
    changed: 'return { id: book.id }',
  },
] as const satisfies readonly Change[];

export interface Spot {
  change: Change;
  start: number;
  length: number;
}

/** Finds the changeable text in code without removed lines, sorted by position. Throws if an edit of the sample removed the text of a change. */
export function findSpots(code: string, state: string): Spot[] {
  return changes
    .map((change: Change): Spot => {
      const text = change.value === state ? change.changed : change.text;
      const anchor = code.indexOf(change.after);
      const start = anchor < 0 ? -1 : code.indexOf(text, anchor + change.after.length);
      if (start < 0)
        throw new Error(
          `The code of "${state}": expected "${text}" after "${change.after}". Update src/features/home/changes.ts.`,
        );
      return { change, start, length: text.length };
    })
    .sort((a, b) => a.start - b.start);
}
