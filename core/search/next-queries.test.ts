import { expect, it } from 'vitest';
import type { IndexedPage } from './index-pages.ts';
import { createForecast } from './next-queries.ts';
import { maxQueryLength } from './parameters.ts';

const page = {
  title: 'Router',
  label: 'Router',
  parts: [{ heading: 'Router', lead: '', words: ['routing', 'route', 'rapid'], code: ['httpBatchLink'] }],
} as unknown as IndexedPage;
const foresee = createForecast([page]);

it('begins with what goes on as most words do, headings before texts', () => {
  expect(foresee('r').slice(0, 2)).toEqual(['ro', 'ra']);
  expect(foresee('use rout').slice(0, 2)).toEqual(['use route', 'use routi']);
});

it('ends a word that is whole', () => {
  expect(foresee('router')[0]).toBe('router ');
});

it('ends words that it does not know whole, before it thinks of slips', () => {
  expect(foresee('rout').slice(0, 3)).toEqual(['route', 'routi', 'rout ']);
  expect(foresee('r').slice(0, 3)).not.toContain('r ');
});

it('knows names as they are written, and in lower case', () => {
  expect(foresee('http').slice(0, 2).sort()).toEqual(['httpB', 'httpb']);
  expect(foresee('httpB')[0]).toBe('httpBa');
});

it('thinks of slips as well, and says nothing twice', () => {
  const queries = foresee('rou');
  expect(queries).toContain('rouz');
  expect(new Set(queries).size).toBe(queries.length);
});

it('begins words after a space and in an empty query', () => {
  expect(foresee('')).toContain('h');
  expect(foresee('')).not.toContain(' ');
  expect(foresee('a ')[0]).toBe('a r');
});

it('foresees nothing behind the longest query', () => {
  expect(foresee('r'.repeat(maxQueryLength))).toEqual([]);
});
