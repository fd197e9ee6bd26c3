import { expect, it } from 'vitest';
import { toPlainHtml } from './index.ts';

it('leaves nothing in a post that needs our styles or scripts', () => {
  const content =
    '<h2 class="anchor" id="a">A<a class="hash-link" href="https://trpc.io/blog/post#a">​</a></h2>' +
    '<figure class="theme-code-block"><pre><code class="language-ts"><i class="k">let</i> a: <i>A&lt;B></i>' +
    '<span class="note type" style="--at:4ch"><span>let a: A</span></span></code></pre><button>Copy</button></figure>' +
    '<img src="../img/a.png" alt=""><a href="#a">Up</a>';
  expect(toPlainHtml(content, 'https://trpc.io/blog/post')).toBe(
    '<h2>A</h2><figure><pre><code class="language-ts">let a: A&#x3C;B>\n//  ^? let a: A</code></pre></figure>' +
      '<img alt="" src="https://trpc.io/img/a.png"><a href="https://trpc.io/blog/post#a">Up</a>',
  );
});

it('leaves an address alone that cannot be resolved', () => {
  expect(toPlainHtml('<a href="http://[">A</a>', 'https://trpc.io/blog/post')).toBe('<a href="http://[">A</a>');
});
