import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readDescriptions } from './read-descriptions.ts';

const root = mkdtempSync(join(tmpdir(), 'descriptions-'));
afterAll(() => rmSync(root, { recursive: true }));

const read = (json: string) => {
  writeFileSync(join(root, 'texts.json'), json);
  return readDescriptions(root, 'texts.json');
};

it('reads sentences by library, import, type and member', () => {
  const descriptions = { '2.x': { shelf: { Options: { size: 'A size.' } } } };
  expect(read(JSON.stringify(descriptions)).descriptions).toEqual(descriptions);
});

it('names the file and each entry that is wrong', () => {
  const wrong = { '2.x': { shelf: { Options: { size: 'A size', 'lamp.on': 1, place: 'A place.' } } } };
  expect(() => read(JSON.stringify(wrong))).toThrow(
    'texts.json: expected { "<library>": { "<import>": { "<type>": { "<member>": "<sentence>" } } } }.\n' +
      '  "2.x" › "shelf" › "Options" › "size": expected a sentence that ends in a full stop\n' +
      '  "2.x" › "shelf" › "Options" › "lamp.on": Invalid input: expected string, received number',
  );
  expect(() => read('[]')).toThrow('the file: Invalid input: expected record, received array');
  expect(() => read('{')).toThrow(/^texts\.json: .*JSON/);
});
