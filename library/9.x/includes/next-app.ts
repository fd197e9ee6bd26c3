// @filename: server/context.ts
import type { inferAsyncReturnType } from '@trpc/server';
import type { CreateNextContextOptions } from '@trpc/server/adapters/next';

export function createContext({ req }: CreateNextContextOptions) {
  return { reader: req.cookies.reader ?? null };
}

export type Context = inferAsyncReturnType<typeof createContext>;
// @filename: server/router.ts
import * as trpc from '@trpc/server';
import { z } from 'zod';
import type { Context } from './context';

type Book = { id: string; title: string; author: string };

const books: Book[] = [
  { id: '1', title: 'Dune', author: 'Frank Herbert' },
  { id: '2', title: 'Emma', author: 'Jane Austen' },
];

const bookRouter = trpc
  .router<Context>()
  .query('list', {
    resolve: () => books,
  })
  .query('byId', {
    input: z.object({ id: z.string() }),
    resolve({ input }) {
      const book = books.find(({ id }) => id === input.id);
      if (!book) {
        throw new trpc.TRPCError({ code: 'NOT_FOUND', message: `There is no book ${input.id}` });
      }
      return book;
    },
  })
  .mutation('add', {
    input: z.object({ title: z.string().min(1), author: z.string().min(1) }),
    resolve({ input }) {
      const book: Book = { id: String(books.length + 1), ...input };
      books.push(book);
      return book;
    },
  });

export const appRouter = trpc
  .router<Context>()
  .query('me', { resolve: ({ ctx }) => ctx.reader })
  .merge('book.', bookRouter);

export type AppRouter = typeof appRouter;
// @filename: utils/trpc.ts
import { createReactQueryHooks } from '@trpc/react';
import type { AppRouter } from '../server/router';

export const trpc = createReactQueryHooks<AppRouter>();
