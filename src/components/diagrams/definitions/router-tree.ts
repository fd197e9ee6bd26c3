import type { Tree } from '../types.ts';

export default {
  kind: 'tree',
  caption: 'Routers are branches, procedures are leaves, and the keys form the path',
  side: 'server',
  root: {
    label: '`appRouter`',
    note: 'its type is `AppRouter`',
    text: '`appRouter` is the root. The client knows its type, `AppRouter`.',
    branches: [
      {
        edge: '`book`',
        label: '`bookRouter`',
        text: 'The key `book` holds `bookRouter`, from its own file.',
        branches: [
          {
            edge: '`list`',
            label: 'query',
            note: '`GET /book.list`',
            text: 'Its query `list` has the path `book.list`.',
          },
          {
            edge: '`count`',
            label: 'query',
            note: '`GET /book.count`',
            text: 'Its query `count` has the path `book.count`.',
          },
        ],
      },
      {
        edge: '`loan`',
        label: '`loanRouter`',
        text: 'The key `loan` holds `loanRouter`.',
        branches: [
          {
            edge: '`current`',
            label: 'query',
            note: '`GET /loan.current`',
            text: "Its query `current` has the path `loan.current`. Names can't clash, because each router has its own branch.",
          },
        ],
      },
    ],
  },
} satisfies Tree;
