// @filename: server/trpc.ts
import { initTRPC } from '@trpc/server';

const t = initTRPC.create();
export const router = t.router;
export const publicProcedure = t.procedure;
export const createCallerFactory = t.createCallerFactory;

// @filename: server/router.ts
import { EventEmitter } from 'node:events';
import { TRPCError } from '@trpc/server';
import { observable } from '@trpc/server/observable';
import { z } from 'zod';
import { publicProcedure, router } from './trpc';

export type Book = { id: string; title: string; author: string };

export const books: Book[] = [
  { id: '1', title: 'Dune', author: 'Frank Herbert' },
  { id: '2', title: 'Emma', author: 'Jane Austen' },
  { id: '3', title: 'Momo', author: 'Michael Ende' },
];
const additions = new EventEmitter();

export const appRouter = router({
  book: router({
    list: publicProcedure.query(() => books),
    byId: publicProcedure.input(z.object({ id: z.string() })).query(({ input }) => {
      const book = books.find(({ id }) => id === input.id);
      if (!book) {
        throw new TRPCError({ code: 'NOT_FOUND', message: `There is no book ${input.id}` });
      }
      return book;
    }),
    add: publicProcedure.input(z.object({ title: z.string(), author: z.string() })).mutation(({ input }) => {
      const book: Book = { id: String(books.length + 1), ...input };
      books.push(book);
      additions.emit('add', book);
      return book;
    }),
    onAdd: publicProcedure.subscription(() =>
      observable<Book>((emit) => {
        const onAdd = (book: Book) => emit.next(book);
        additions.on('add', onAdd);
        return () => additions.off('add', onAdd);
      }),
    ),
  }),
});

export type AppRouter = typeof appRouter;
