import { describe, expect, it } from 'vitest';
import { copyText, describeProof, describeProofs, nameSample } from './sample.ts';

describe('copyText', () => {
  it('leaves out removed lines', () => {
    expect(copyText({ code: 'a\nb\nc', removed: [2] })).toBe('a\nc');
  });

  it('takes the commands of a transcript, with the lines that continue them, and no prompts', () => {
    const code = '$ curl localhost:3000 \\\n    --verbose\n{"result":[]}\n$ npm start';
    expect(copyText({ code, shell: true })).toBe('curl localhost:3000 \\\n    --verbose\nnpm start');
  });

  it('leaves commands without prompts as they are, and dollars of other languages', () => {
    expect(copyText({ code: 'npm install\nnpm start', shell: true })).toBe('npm install\nnpm start');
    expect(copyText({ code: '$ is a name' })).toBe('$ is a name');
  });
});

it('says how a block was checked', () => {
  expect(describeProof({ how: 'compiled', version: '11.19.0' })).toBe('Compiled against 11.19.0');
  expect(describeProof({ how: 'verified', version: '10.45.4' })).toBe('Output verified with 10.45.4');
});

it('says of code that is to fail what the compiler reports', () => {
  expect(describeProof({ how: 'compiled', version: '11.19.0', errors: 1 })).toBe('1 error, as TypeScript reports it');
  expect(describeProof({ how: 'compiled', version: '11.19.0', errors: 2 })).toBe(
    '2 errors, as TypeScript reports them',
  );
});

it('counts the blocks of a page by version', () => {
  expect(describeProofs([{ version: '11.25.2', compiled: 39, verified: 14 }])).toBe(
    '39 samples compiled, 14 outputs verified with 11.25.2',
  );
  expect(
    describeProofs([
      { version: '11.25.2', compiled: 1, verified: 0 },
      { version: '10.45.4', compiled: 0, verified: 1 },
    ]),
  ).toBe('1 sample compiled with 11.25.2; 1 output verified with 10.45.4');
});

it('names a block by its title, or else by its language', () => {
  expect(nameSample({ title: 'server/trpc.ts', lang: 'ts' })).toBe('server/trpc.ts');
  expect(nameSample({ lang: 'bash' })).toBe('Terminal');
  expect(nameSample({ lang: 'prolog' })).toBe('Code');
});
