import { expect, it } from 'vitest';
import { fileIsReference } from './versions.ts';

it('generated pages are told apart, those of frozen versions too', () => {
  expect(fileIsReference('docs/typedoc/client/index.mdx')).toBe(true);
  expect(fileIsReference('versioned_docs/version-11.x/typedoc/client/index.mdx')).toBe(true);
  expect(fileIsReference('docs/client/links/splitLink.mdx')).toBe(false);
});
