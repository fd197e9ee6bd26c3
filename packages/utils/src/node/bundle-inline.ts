import browserslist from 'browserslist';
import { buildSync } from 'esbuild';

/** Names of browsers in browserslist that esbuild knows, with esbuild's names. */
const browsers: Record<string, string> = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  ios_saf: 'ios',
  opera: 'opera',
  safari: 'safari',
};

/** Bundles a script for the browsers that the site supports (`browserslist` in package.json). */
export function bundleInline(entry: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: readTargets(),
    charset: 'utf8',
    logLevel: 'silent',
  });
  return outputFiles[0]!.text.trim();
}

/** @returns the oldest supported version of each browser, such as `chrome108` */
function readTargets(): string[] {
  const oldest = new Map<string, number>();
  for (const query of browserslist()) {
    const [name = '', versions = ''] = query.split(' ');
    // A version of iOS Safari may be a range, such as `16.0-16.1`.
    const version = Number.parseFloat(versions);
    const browser = browsers[name];
    if (browser && version < (oldest.get(browser) ?? Infinity)) oldest.set(browser, version);
  }
  return [...oldest].map(([browser, version]) => `${browser}${version}`);
}
