import { expect, it } from 'vitest';
import { createSearchIndex } from '@typed-docs/search/search-index';
import type { BuiltSite } from './built-site.ts';
import { createExplainer } from './explain.ts';

const error = {
  id: 'ts2742',
  title: 'TS2742: cannot be named',
  description: '',
  messages: ["error TS2742: The inferred type of '{name}' cannot be named without a reference to '{module}'."],
  where: 'editor',
  versions: ['2.x'],
  packages: [],
  address: '/docs/errors/ts2742',
};
const site = {
  searchIndex: () => createSearchIndex([]),
  readErrors: () => [error],
  urlOf: (address: string) => `https://example.com/next${address}`,
} as unknown as BuiltSite;

const explain = (label: string, problem: { code?: number; message: string }) =>
  createExplainer(
    site,
    { scope: '@shelf' },
    { id: '2', label, tag: 'docs-default-current' },
    '',
  )(problem, '', undefined);

const problem = { code: 2742, message: "The inferred type of 'a' cannot be named without a reference to '../b'." };

it('names the entry about an error first', () => {
  expect(explain('2.x', problem)).toEqual([
    { title: 'TS2742: cannot be named', url: 'https://example.com/next/docs/errors/ts2742' },
  ]);
});

it('leaves out entries about other errors, and those about other versions', () => {
  expect(explain('2.x', { code: 2339, message: "Property 'a' does not exist." })).toEqual([]);
  expect(explain('2.x', { code: 2742, message: 'Another text.' })).toEqual([]);
  expect(explain('1.x', problem)).toEqual([]);
});
