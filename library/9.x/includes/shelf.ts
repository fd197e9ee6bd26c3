// @filename: server/router.ts
import { EventEmitter } from 'node:events';
import * as trpc from '@trpc/server';
import { z } from 'zod';

export type Book = { id: string; title: string; author: string };

export const books: Book[] = [
  { id: '1', title: 'Dune', author: 'Frank Herbert' },
  { id: '2', title: 'Emma', author: 'Jane Austen' },
  { id: '3', title: 'Momo', author: 'Michael Ende' },
];
const additions = new EventEmitter();

const bookRouter = trpc
  .router()
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
    input: z.object({ title: z.string(), author: z.string() }),
    resolve({ input }) {
      const book: Book = { id: String(books.length + 1), ...input };
      books.push(book);
      additions.emit('add', book);
      return book;
    },
  })
  .subscription('onAdd', {
    resolve: () =>
      new trpc.Subscription<Book>((emit) => {
        const onAdd = (book: Book) => emit.data(book);
        additions.on('add', onAdd);
        return () => additions.off('add', onAdd);
      }),
  });

export const appRouter = trpc.router().merge('book.', bookRouter);

export type AppRouter = typeof appRouter;
