import { expect, it } from 'vitest';
import { createFilter, tagsWithin } from './facet-filters.ts';

const guide = { language: 'en', docusaurus_tag: 'docs-default-current' };

it.each([
  ['nothing to hold', undefined, true],
  ['a filter alone', 'language:en', true],
  ['all of a list', ['language:en', 'docusaurus_tag:default'], false],
  ['one of a list within', ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']], true],
  ['a value that is excluded', ['docusaurus_tag:-default'], true],
  ['its own value excluded', ['docusaurus_tag:-docs-default-current'], false],
  ['an attribute that does not exist', ['colour:red'], false],
  ['an empty list within', [[]], true],
])('%s', (_, filters, passes) => {
  expect(createFilter(filters)(guide)).toBe(passes);
});

it('tells which tags can pass, whatever else is asked', () => {
  const tags = ['default', 'docs-default-current', 'docs-default-10.x'];
  const contextual = ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-10.x']];
  expect(tagsWithin(tags, contextual)).toEqual(['default', 'docs-default-10.x']);
  expect(tagsWithin(tags)).toEqual(tags);
  expect(tagsWithin(tags, [['docusaurus_tag:default', 'kind:api']])).toEqual(tags);
});
