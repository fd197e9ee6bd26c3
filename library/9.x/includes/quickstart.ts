// @filename: server/context.ts
import type { inferAsyncReturnType } from '@trpc/server';

export type Book = { id: string; title: string; author: string };

const shelf: Book[] = [
  { id: '1', title: 'Dune', author: 'Frank Herbert' },
  { id: '2', title: 'Emma', author: 'Jane Austen' },
];

export function createContext() {
  return { shelf };
}

export type Context = inferAsyncReturnType<typeof createContext>;
// @filename: server/books.ts
import * as trpc from '@trpc/server';
import { z } from 'zod';
import type { Book, Context } from './context';

export const bookRouter = trpc
  .router<Context>()
  .query('list', {
    resolve: ({ ctx }) => ctx.shelf,
  })
  .query('byId', {
    input: z.object({ id: z.string() }),
    resolve({ ctx, input }) {
      const book = ctx.shelf.find(({ id }) => id === input.id);
      if (!book) {
        throw new trpc.TRPCError({ code: 'NOT_FOUND', message: `Nothing on the shelf has the id ${input.id}` });
      }
      return book;
    },
  })
  .mutation('add', {
    input: z.object({ title: z.string().min(1), author: z.string().min(1) }),
    resolve({ ctx, input }) {
      const book: Book = { id: String(ctx.shelf.length + 1), ...input };
      ctx.shelf.push(book);
      return book;
    },
  });
// @filename: server/router.ts
import * as trpc from '@trpc/server';
import { bookRouter } from './books';
import type { Context } from './context';

export const appRouter = trpc.router<Context>().merge('book.', bookRouter);

export type AppRouter = typeof appRouter;
