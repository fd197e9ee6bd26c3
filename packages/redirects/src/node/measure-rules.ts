import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { SiteMeasures } from '../hosts/check-limits.ts';

/** A script that runs after the build checks the limits on files and bytes of the whole site. */
export type RuleMeasures = Omit<SiteMeasures, 'files' | 'bytes'>;

/** Measures the files `_redirects` and `_headers`. */
export function measureRules(outDir: string): RuleMeasures {
  const text = readFileSync(path.join(outDir, '_redirects'), 'utf8');
  const rules = text.split('\n').filter((line) => line !== '');
  const headers = readFileSync(path.join(outDir, '_headers'), 'utf8');
  const dynamicRules = rules.filter((line) => line.includes('*')).length;
  return {
    staticRules: rules.length - dynamicRules,
    dynamicRules,
    rules: rules.length,
    rulesBytes: Buffer.byteLength(text),
    headerLine: Math.max(...headers.split('\n').map((line) => line.length)),
  };
}
