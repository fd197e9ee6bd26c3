import { describe, expect, it } from 'vitest';
import { createFacetFilters, displayParameters, limitQuery, versionOfTag, versionTag } from './parameters.ts';

describe('limitQuery', () => {
  it('keeps 64 characters', () => {
    expect(limitQuery('a'.repeat(64))).toBe('a'.repeat(64));
    expect(limitQuery('b'.repeat(90))).toBe('b'.repeat(64));
  });
});

describe('displayParameters', () => {
  it.each([
    [360, 5],
    [768, 5],
    [769, 10],
    [1280, 10],
  ])('asks at %i px for snippets of %i words', (width, words) => {
    expect(displayParameters('modal', width).attributesToSnippet).toContain(`content:${words}`);
    expect(displayParameters('modal', width).attributesToSnippet).toContain(`hierarchy.lvl1:${words}`);
  });

  it('asks for 20 hits', () => expect(displayParameters('modal', 1280).hitsPerPage).toBe(20));
});

describe('createFacetFilters', () => {
  it('holds to the language, the default tag and the version', () => {
    expect(createFacetFilters({ locale: 'en', versions: ['10.x'] })).toEqual([
      'language:en',
      ['docusaurus_tag:default', 'docusaurus_tag:docs-default-10.x'],
    ]);
  });

  it('adds what is configured', () => {
    expect(
      createFacetFilters({ locale: 'en', versions: ['a', 'b'] }, ['kind:guide', ['type:lvl1', 'type:lvl2']]),
    ).toEqual([
      'language:en',
      ['docusaurus_tag:default', 'docusaurus_tag:docs-default-a', 'docusaurus_tag:docs-default-b'],
      'kind:guide',
      ['type:lvl1', 'type:lvl2'],
    ]);
    expect(createFacetFilters({ locale: 'en', versions: [] }, 'kind:blog')).toEqual([
      'language:en',
      ['docusaurus_tag:default'],
      'kind:blog',
    ]);
  });

  it('holds to what is configured alone without a context', () => {
    expect(createFacetFilters(undefined, ['kind:guide'])).toEqual(['kind:guide']);
    expect(createFacetFilters(undefined)).toEqual([]);
  });
});

describe('versionOfTag', () => {
  it('reads what versionTag wrote', () => {
    expect(versionOfTag(versionTag('10.x'))).toBe('10.x');
    expect(versionOfTag('default')).toBeUndefined();
    expect(versionOfTag(undefined)).toBeUndefined();
  });
});
