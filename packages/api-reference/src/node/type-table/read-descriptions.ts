import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import type { TypeDescriptions } from '../../type-table/descriptions.ts';

export interface DescriptionsFile {
  /** Relative to the repository. */
  path: string;
  json: string;
  descriptions: TypeDescriptions;
}

const sentence = z.string().regex(/^\S[^]*\.$/, 'expected a sentence that ends in a full stop');
const record = <Value extends z.ZodType>(value: Value) => z.record(z.string(), value);
const schema = record(record(record(record(sentence))));

/** @throws an error that names the wrong entries */
export function readDescriptions(root: string, path: string): DescriptionsFile {
  const json = readFileSync(join(root, path), 'utf8');
  const result = schema.safeParse(parse(json, path));
  if (result.success) return { path, json, descriptions: result.data };
  const problems = result.error.issues.map(
    (issue) => `\n  ${issue.path.map((key) => JSON.stringify(key)).join(' › ') || 'the file'}: ${issue.message}`,
  );
  throw new Error(
    `${path}: expected { "<library>": { "<import>": { "<type>": { "<member>": "<sentence>" } } } }.${problems.join('')}`,
  );
}

function parse(json: string, path: string): unknown {
  try {
    return JSON.parse(json);
  } catch (error) {
    throw new Error(`${path}: ${(error as Error).message}`, { cause: error });
  }
}
