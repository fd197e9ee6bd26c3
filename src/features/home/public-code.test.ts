import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { products } from './public-code.ts';

const page = readFileSync(path.join(__dirname, '../../../docs/community/love.mdx'), 'utf8').replaceAll("'", '’');

test.each(products)('$name is told as on the page with the proof', ({ name, what, file, version, shows }) => {
  const row = page.split('\n').find((line) => line.startsWith(`| [${name}](`));
  expect(row?.split(' | ').slice(1)).toEqual([what, `[${version}](${file})`, `${shows} |`]);
});
