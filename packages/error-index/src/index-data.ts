import { readMessage } from './message.ts';

/** Where readers see an error, in the order of the list. */
export const places = {
  editor: { title: 'In the editor', label: 'Editor', description: 'TypeScript and ESLint' },
  terminal: { title: 'In the terminal', label: 'Terminal', description: 'Server, build, tests and package manager' },
  browser: { title: 'In the browser', label: 'Browser', description: 'Console and user interface' },
  response: { title: 'In a response', label: 'Response', description: 'Body or status of a response' },
} as const;

export type Place = keyof typeof places;

export const placeNames = Object.keys(places) as Place[];

/** An entry as browsers and other tools need it. */
export interface IndexedError {
  id: string;
  title: string;
  description: string;
  /** As printed, with placeholders in braces. */
  messages: string[];
  where: Place;
  /** Labels of docs versions. */
  versions: string[];
  /** Other software that prints it. */
  packages: string[];
  /** Without the base path. */
  address: string;
}

/** JSON array of {@link IndexedError} in the root of the built site. */
export const indexFile = 'error-index.json';

/** Placeholders keep their braces, literal braces lose their backslash. */
export function displayMessage(message: string): string {
  return readMessage(message)
    .map((part) => (part.isFixed ? part.text : `{${part.text}}`))
    .join('');
}
