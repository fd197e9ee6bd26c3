import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { SocialPost } from './SocialPost';

const post = (href: string, by: string) =>
  renderToStaticMarkup(createElement(SocialPost, { href, by, children: 'A post' }));

describe('SocialPost', () => {
  test('is a plain link in the markup that the embed script looks for, and loads nothing', () => {
    const html = post('https://twitter.com/trpcio/status/123', '@trpcio');
    expect(html).toMatch(
      /<blockquote class="twitter-tweet" data-dnt="true"><a href="https:\/\/twitter\.com\/trpcio\/status\/123">A post<\/a> <span[^>]*>@trpcio on X<\/span><\/blockquote>/,
    );
    expect(html.match(/href=/g)).toHaveLength(1);
    expect(html).not.toMatch(/<script|<iframe|<img|src=/);
  });

  test('takes addresses of both hosts, and handles in any case', () => {
    expect(post('https://x.com/TkDodo/status/1', '@tkdodo')).toContain('href="https://x.com/TkDodo/status/1"');
  });

  test.each([
    'https://twitter.com/trpcio',
    'https://twitter.com/trpcio/status/123?ref_src=elsewhere',
    'http://twitter.com/trpcio/status/123',
    'https://twitter.com.example.com/trpcio/status/123',
    'javascript:alert(1)//twitter.com/trpcio/status/123',
  ])('rejects %s', (href) => {
    expect(() => post(href, '@trpcio')).toThrow('expected the address of a post');
  });

  test('rejects a post of someone else', () => {
    expect(() => post('https://twitter.com/trpcio/status/123', '@TkDodo')).toThrow('the post is by @trpcio');
  });
});
