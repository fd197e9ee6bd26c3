import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import type { SiteMeasures } from '@typed-docs/redirects/hosts/check-limits';

export function measureSite(outDir: string): SiteMeasures {
  const files = globSync('**/*', { cwd: outDir, absolute: true, dot: true });
  const text = readFileSync(path.join(outDir, '_redirects'), 'utf8');
  const rules = text.split('\n').filter((line) => line !== '');
  const headers = readFileSync(path.join(outDir, '_headers'), 'utf8');
  const dynamicRules = rules.filter((line) => line.includes('*')).length;
  return {
    files: files.length,
    bytes: files.reduce((sum, file) => sum + statSync(file).size, 0),
    staticRules: rules.length - dynamicRules,
    dynamicRules,
    rules: rules.length,
    rulesBytes: Buffer.byteLength(text),
    headerLine: Math.max(...headers.split('\n').map((line) => line.length)),
  };
}
