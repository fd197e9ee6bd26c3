import type { Tree } from '../types.ts';

export default {
  kind: 'tree',
  caption: 'Base procedures build on each other, and each adds one guarantee',
  side: 'server',
  root: {
    label: '`t.procedure`',
    text: '`t.procedure` is a builder. Each method returns a new builder and leaves the old one unchanged, so any builder can be the base for others.',
    branches: [
      {
        label: '`publicProcedure`',
        note: 'anyone can call',
        text: '`publicProcedure` is the builder itself, under a name that says who can call it.',
      },
      {
        edge: '`.use(…)`',
        label: '`readerProcedure`',
        note: '`ctx.reader` is not null',
        text: '`readerProcedure` adds a middleware that throws `UNAUTHORIZED` unless a reader is signed in.',
        branches: [
          {
            part: 'roles',
            edge: '`.use(…)`',
            label: '`librarianProcedure`',
            note: 'the reader is a librarian',
            text: '`librarianProcedure` builds on it and checks the role in another middleware.',
          },
          {
            part: 'inputs',
            edge: '`.input(…).use(…)`',
            label: '`bookProcedure`',
            note: '`ctx.book` exists',
            text: '`bookProcedure` also builds on `readerProcedure`. It takes an id as input, and its middleware finds the book.',
          },
        ],
      },
    ],
  },
} satisfies Tree;
