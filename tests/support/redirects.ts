import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { addressesByNumber, otherVersions } from '../../config/versions.ts';

const root = path.resolve(__dirname, '../..');
const build = path.join(root, 'build');

export interface InboundLink {
  path: string;
  /** Without `#`; empty if the link has none. */
  fragment: string;
  /** Path with optional hash, or URL on another site. */
  destination: string;
}

/** Reads a list in tests/fixtures/addresses; throws if it is empty, because nothing would be tested. */
export function readLinks(file: string): InboundLink[] {
  const [head, ...rows] = readFileSync(path.join(root, 'tests/fixtures/addresses', file), 'utf8')
    .trimEnd()
    .split('\n');
  const names = head!.split('\t');
  const links = rows.map((row) => Object.fromEntries(row.split('\t').map((cell, index) => [names[index]!, cell])));
  if (links.length === 0) throw new Error(`${file} lists no address.`);
  return links.map((link) => ({
    path: link.path!,
    fragment: link.fragment ?? '',
    destination: inVersionOf(link.path!, link.destination!),
  }));
}

/** Addresses with the number of a version lead to its pages once it is frozen, except for the API reference. */
function inVersionOf(address: string, destination: string): string {
  const frozen = otherVersions.find(
    (one) => addressesByNumber.includes(one.address) && `${address}/`.startsWith(`${one.address}/`),
  );
  if (!frozen || !/^\/docs(?!\/(?:v\d+|typedoc)(?:\/|$))(?:[/#]|$)/.test(destination)) return destination;
  return frozen.address + destination.slice('/docs'.length);
}

/** `from` and `to` end in a slash for folder rules. */
export interface HostRule {
  from: string;
  to: string;
  isFolder: boolean;
}

/** Parses build/_redirects like Netlify and Cloudflare Pages. */
export function readNetlifyRules(): HostRule[] {
  return readFileSync(path.join(build, '_redirects'), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [from, to, status, ...more] = line.split(' ');
      if (!from || !to || status !== '301' || more.length > 0) throw new Error(`No rule of _redirects: ${line}`);
      return { from: from.replace(/\*$/, ''), to: to.replace(/:splat$/, ''), isFolder: from.endsWith('*') };
    });
}

/** Parses build/vercel.json like Vercel. */
export function readVercelRules(): HostRule[] {
  const { redirects } = JSON.parse(readFileSync(path.join(build, 'vercel.json'), 'utf8')) as {
    redirects: { source: string; destination: string; statusCode: number }[];
  };
  return redirects.map(({ source, destination, statusCode }) => {
    if (statusCode !== 301) throw new Error(`No 301: ${source}`);
    return {
      from: source.replace(/:path\*$/, '').replace(/\\(.)/g, '$1'),
      to: destination.replace(/:path\*$/, ''),
      isFolder: source.endsWith(':path*'),
    };
  });
}

export function applyRules(rules: readonly HostRule[], address: string): string | undefined {
  const rule = rules.find(({ from, isFolder }) => (isFolder ? address.startsWith(from) : address === from));
  return rule && (rule.isFolder ? rule.to + address.slice(rule.from.length) : rule.to);
}

export function readServed(address: string): string | undefined {
  const file = [address, `${address}.html`, path.posix.join(address, 'index.html')]
    .map((candidate) => path.join(build, candidate))
    .find((candidate) => /\.\w+$/.test(candidate) && existsSync(candidate));
  return file && readFileSync(file, 'utf8');
}
