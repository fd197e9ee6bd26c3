import { expect, it } from 'vitest';
import { chunksByPath } from './chunks-by-path.ts';

it('lists the chunks of routes by their paths', () => {
  const chunks = chunksByPath({
    '/docs-1f3': { __comp: 'layout', version: { metadata: 'v11' } },
    '/docs-a09': { __comp: 'root' },
    '/docs/get-started-86b': { __comp: 'doc', content: 'get-started' },
  });
  expect([...chunks]).toEqual([
    ['/docs', ['layout', 'v11', 'root']],
    ['/docs/get-started', ['doc', 'get-started']],
  ]);
});
