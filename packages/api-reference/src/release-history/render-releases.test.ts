import { describe, expect, it } from 'vitest';
import type { Release, ReleaseHistory } from './history.ts';
import { renderReleases, type ReleaseNotes } from './render-releases.ts';

const site = { address: '/docs/api', slug: '/api', product: 'Shelf', version: '2.x' };

const history = (name: string, ...releases: Release[]): ReleaseHistory => ({
  package: name,
  major: '2.x',
  releases,
  newest: { exports: {}, deprecated: {} },
});

function render(histories: readonly ReleaseHistory[], notes: ReleaseNotes = {}): string {
  const pageOf = (_: string, name: string) => (name === 'lend' ? '/docs/api/server/index/functions/lend' : undefined);
  return renderReleases({ histories, notes, pageOf, site });
}

it('lists releases from the newest to the first, and links exports to their pages', () => {
  const server = history(
    '@shelf/server',
    { version: '2.0.0' },
    { version: '2.9.0', added: { '.': ['lend'] } },
    { version: '2.10.0', changed: { '.': ['lend', 'Book'], './http': ['serve'] }, removed: { '.': ['old'] } },
  );
  expect(render([server])).toBe(`## 2.10.0 {/* #v2-10-0 */}

**Changed declarations**

- \`@shelf/server\`: [\`lend\`](/api/server/index/functions/lend.mdx), \`Book\`
- \`@shelf/server/http\`: \`serve\`

**Removed**

- \`@shelf/server\`: \`old\`

## 2.9.0 {/* #v2-9-0 */}

**Added**

- \`@shelf/server\`: [\`lend\`](/api/server/index/functions/lend.mdx)

## 2.0.0 {/* #v2-0-0 */}

The first stable release. Exports that no later release lists as added have existed since this one.
`);
});

it('has one line for releases without a change', () => {
  const names = ['2.0.0', '2.0.1', '2.0.2', '2.1.0', '2.2.0'].map((version) => ({ version }));
  const notes = { '2.1.0': { summary: 'Faster.', details: ['One [guide](/server.mdx).', 'Two.'] } };
  const text = render([history('@shelf/server', ...names)], notes);
  expect(text).toContain('No changes to exports: 2.0.2 and 2.0.1.\n\n## 2.0.0');
  expect(text, 'notes').toContain('## 2.1.0 {/* #v2-1-0 */}\n\nFaster.\n\n- One [guide](/server.mdx).\n- Two.\n');
  expect(text.startsWith('No changes to exports: 2.2.0.\n\n## 2.1.0')).toBe(true);
});

describe('a release', () => {
  it('of some packages names the others with their newest release', () => {
    const text = render([
      history('@shelf/server', { version: '2.0.0' }, { version: '2.1.0', added: { '.': ['lend'] } }),
      history('@shelf/client', { version: '2.0.0' }, { version: '2.2.0' }),
      history('@shelf/react', { version: '2.2.0' }),
    ]);
    expect(text).toContain(
      '## 2.1.0 {/* #v2-1-0 */}\n\nReleased: `@shelf/server`. Not in this release: `@shelf/client` (stays at 2.0.0) and `@shelf/react`.',
    );
  });

  it('lists an export of several entry points once', () => {
    const added = { './links/http': ['lend'], '.': ['lend'] };
    const text = render([history('@shelf/client', { version: '2.0.0' }, { version: '2.1.0', added })]);
    expect(text).toContain('- `@shelf/client`: [`lend`]');
    expect(text).not.toContain('links/http');
  });

  it('collapses long lists', () => {
    const added = { '.': Array.from({ length: 11 }, (_, i) => `name${i}`) };
    const deprecated = { '.': ['old'] };
    const text = render([history('@shelf/server', { version: '2.0.0' }, { version: '2.1.0', added, deprecated })]);
    expect(text).toMatch(
      /<details>\n<summary>Added: 11 exports<\/summary>\n\n- `@shelf\/server`: `name0`, .*\n\n<\/details>/,
    );
    expect(text).toContain('**Deprecated**\n\n- `@shelf/server`: `old`');
  });
});
