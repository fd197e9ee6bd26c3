import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { assembleSite, runCommand } from './support/build-site.ts';

it('builds a site when one half of the bundler’s cache is lost', { timeout: 120_000 }, async () => {
  const siteDir = assembleSite('pages-for-server');
  const cache = path.join(siteDir, 'node_modules/.cache/rspack');
  const whole = path.join(siteDir, 'cache-before');
  const buildAnew = async () => {
    rmSync(path.join(siteDir, 'node_modules/.cache/rendered-pages'), { recursive: true, force: true });
    // From its own folder, where the bundler keeps its cache then.
    const { output } = await runCommand(siteDir, 'tsx', [path.resolve(__dirname, '../scripts/build.ts')]);
    expect(output).toContain('Generated static files');
    // The list of posts shows the beginning of each, which the bundler knows by the post's file and a query.
    // Without the digests in names of scripts: those of the runtime differ where it comes from the cache.
    return ['docs.html', 'docs/guide.html', 'blog.html', 'blog/post.html'].map((page) =>
      readFileSync(path.join(siteDir, 'build', page), 'utf8').replace(/\.[0-9a-f]{8}\.js/g, '.js'),
    );
  };
  const pages = await buildAnew();
  cpSync(cache, whole, { recursive: true });
  // One folder is of the bundle for browsers, one of the server's; their names are digests.
  const halves = readdirSync(whole).filter((name) => !name.startsWith('.'));
  expect(halves).toHaveLength(2);
  for (const half of halves) {
    rmSync(cache, { recursive: true });
    cpSync(whole, cache, { recursive: true });
    rmSync(path.join(cache, half), { recursive: true });
    expect(await buildAnew()).toEqual(pages);
  }
});
