import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { expect, it } from 'vitest';
import { sinceBadge } from './since-badge.ts';

const processor = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(sinceBadge, { releases: ['11.25.2'] });

const transform = (text: string) => processor.runSync(processor.parse(text), { path: 'docs/a.mdx' });

it.each(['Text <Since release="11.25.2" /> and more.', '<Since release="11.25.2" />'])(
  'renders %s as a badge',
  (text) => {
    const rendered = JSON.stringify(transform(text));
    expect(rendered).toContain('"name":"span"');
    expect(rendered).toContain('badge badge--secondary');
    expect(rendered).toContain('since 11.25.2');
    expect(rendered).not.toContain('Since');
  },
);

it.each([
  ['<Since release="11.25" />', 'found "11.25"'],
  ['<Since />', 'found none'],
])('rejects %s', (text, found) => {
  expect(() => transform(text)).toThrow(`release="…" with a release from config/release-history`);
  expect(() => transform(text)).toThrow(found);
});
