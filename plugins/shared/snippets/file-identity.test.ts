import { expect, it } from 'vitest';
import { identifyFiles } from './file-identity.ts';

it('holds a file to be the same where its text is, and all that it leads to', () => {
  const client = { name: 'app/client.ts', text: "import '../server';" };
  const server = { name: 'server/index.ts', text: "import './db.js';" };
  const db = { name: 'server/db.ts', text: 'export {};' };
  const other = { name: 'other.ts', text: '' };
  const [first, second, third] = identifyFiles([client, server, db]);
  expect(identifyFiles([other, db, server, client])).toEqual([expect.any(String), third, second, first]);
  const changed = identifyFiles([client, server, { ...db, text: 'export const db = 1;' }]);
  expect(changed).not.toContain(first);
  expect(changed).not.toContain(second);
  expect(identifyFiles([client])).not.toContain(first);
});

it('follows files that import each other', () => {
  const files = [
    { name: 'a.ts', text: "import './b';" },
    { name: 'b.tsx', text: "import './a';" },
  ];
  expect(new Set(identifyFiles(files)).size).toBe(2);
});
