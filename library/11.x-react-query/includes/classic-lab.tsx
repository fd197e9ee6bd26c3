// @include: shelf-server
// @filename: trpc.ts
import { createTRPCReact } from '@trpc/react-query';
import type { AppRouter } from './server/router';

export const trpc = createTRPCReact<AppRouter>();

// @filename: client/trpc.ts
// Where the set-up page has it.
export { trpc } from '../trpc';

// @filename: dom.ts
import { JSDOM } from 'jsdom';

const { window } = new JSDOM('<!doctype html><body></body>', { url: 'http://localhost:3000' });
Object.assign(globalThis, { window, document: window.document });
Object.defineProperty(globalThis, 'navigator', { value: window.navigator, configurable: true });

// @filename: lab.tsx
// The server comes first, because `initTRPC` throws if there is a window. React comes after the document.
import './server/index';
import './dom';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createTRPCQueryUtils, httpBatchLink } from '@trpc/react-query';
import type { ReactNode } from 'react';
import { trpc } from './trpc';

export { fireEvent, render, screen, waitFor };

export const queryClient = new QueryClient({
  // No timers that would keep the process alive.
  defaultOptions: { queries: { gcTime: Infinity, retry: false }, mutations: { gcTime: Infinity } },
});

const printing = { current: false };
export const print = (on: boolean) => {
  printing.current = on;
};

export const client = trpc.createClient({
  links: [
    httpBatchLink({
      url: 'http://localhost:3000',
      fetch(input, options) {
        if (printing.current) {
          console.log('>', options?.method, decodeURIComponent(String(input).slice('http://localhost:3000'.length)));
        }
        return fetch(input, options);
      },
    }),
  ],
});
export const utils = createTRPCQueryUtils({ client, queryClient });

export const open = (element: ReactNode) =>
  render(
    <trpc.Provider client={client} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>{element}</QueryClientProvider>
    </trpc.Provider>,
  );

/** Prints the text of the page's paragraphs from now on, each time that it changes. */
export function watch() {
  let last: string | undefined;
  const note = () => {
    const text = [...document.querySelectorAll('p')].map((p) => p.textContent).join(' ');
    if (text !== last) console.log(text);
    last = text;
  };
  note();
  new window.MutationObserver(note).observe(document.body, { childList: true, characterData: true, subtree: true });
}

export const settled = () =>
  waitFor(() => {
    if (queryClient.isFetching() || queryClient.isMutating()) throw new Error('Still fetching');
  });
