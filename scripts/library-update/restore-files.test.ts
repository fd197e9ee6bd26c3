import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { restoringOnFailure } from './restore-files.ts';

let folder: string;
let files: string[];

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'restore-files-'));
  files = ['a.json', 'b.json'].map((name) => path.join(folder, name));
  files.forEach((file) => writeFileSync(file, 'before'));
});

afterEach(() => rmSync(folder, { recursive: true }));

const contents = () => files.map((file) => readFileSync(file, 'utf8'));

it('restores all files when the second of two steps fails', async () => {
  const work = async () => {
    files.forEach((file) => writeFileSync(file, 'after'));
    throw new Error('the second step');
  };
  await expect(restoringOnFailure(files, work)).rejects.toThrow('the second step\nThe written files were restored.');
  expect(contents()).toEqual(['before', 'before']);
});

it('keeps what the work wrote when it succeeds', async () => {
  await restoringOnFailure(files, async () => writeFileSync(files[0]!, 'after'));
  expect(contents()).toEqual(['after', 'before']);
});
