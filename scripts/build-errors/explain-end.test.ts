import { expect, it } from 'vitest';
import { explainEnd, type End } from './explain-end.ts';

const success: End = {
  code: 0,
  signal: null,
  errors: '',
  isStopped: false,
  report: { isComplete: true, unfinished: [] },
};

it('says nothing about a build that succeeded, or that failed with an error', () => {
  expect(explainEnd(success)).toBeUndefined();
  expect(explainEnd({ ...success, code: 1, report: { isComplete: false, unfinished: ['Pages'] } })).toBeUndefined();
});

const during = { isComplete: false, unfinished: ['Pages'] };

it.each<[string, Partial<End>, string]>([
  ['a signal of the reader', { signal: 'SIGINT', isStopped: true }, 'It was stopped by SIGINT.'],
  ['the system, out of memory', { code: null, signal: 'SIGKILL' }, 'SIGKILL ended `docusaurus build` during: Pages.'],
  [
    'Node.js, out of memory',
    { code: null, signal: 'SIGABRT', errors: 'FATAL ERROR: Reached heap limit - JavaScript heap out of memory' },
    'NODE_OPTIONS=--max-old-space-size=',
  ],
  ['a crash', { code: null, signal: 'SIGSEGV' }, 'SIGSEGV ended `docusaurus build` during: Pages. Build again.'],
  ['a signal that Docusaurus handles', {}, '`docusaurus build` exited before it finished during: Pages'],
])('names what ended a build: %s', (_name, end, message) => {
  expect(explainEnd({ ...success, report: during, ...end })).toContain(message);
});
