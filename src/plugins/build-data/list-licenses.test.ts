import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { listLicenses, packageFolders } from './list-licenses.ts';

const root = mkdtempSync(path.join(os.tmpdir(), 'licenses-'));
afterAll(() => rmSync(root, { recursive: true }));

function addPackage(folder: string, description: object, license?: [file: string, text: string]): string {
  const home = path.join(root, 'node_modules', folder);
  mkdirSync(path.join(home, 'lib'), { recursive: true });
  writeFileSync(path.join(home, 'package.json'), JSON.stringify(description));
  writeFileSync(path.join(home, 'lib/package.json'), '{}');
  if (license) writeFileSync(path.join(home, license[0]), license[1]);
  return home;
}

it('lists the license of each package that a file is of, once', () => {
  const a = addPackage('a', { name: 'a', version: '1.0.0' }, ['LICENSE', 'MIT License of a\n']);
  const nested = addPackage('a/node_modules/@scope/b', { name: '@scope/b', version: '2.0.0' }, [
    'license.md',
    'ISC of b',
  ]);
  const bare = addPackage('c', { name: 'c', version: '3.0.0', license: 'MIT' });
  const files = [a, nested, bare, a].map((folder) => path.join(folder, 'lib/index.js'));
  const folders = packageFolders([
    ...files,
    path.join(root, 'src/own.ts'),
    path.join(root, 'node_modules/.cache/x/y.js'),
  ]);
  expect(folders).toEqual([a, nested, bare]);
  const line = '-'.repeat(80);
  expect(listLicenses(folders)).toBe(
    `@scope/b 2.0.0\n\nISC of b\n\n${line}\n\na 1.0.0\n\nMIT License of a\n\n${line}\n\nc 3.0.0\n\nLicense: MIT\n`,
  );
});
