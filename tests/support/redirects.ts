import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');
const build = path.join(root, 'build');

/** An address that others link to. */
export interface InboundLink {
  path: string;
  /** Without the number sign; empty when the link names no heading. */
  fragment: string;
  /** Where it has to lead: a path with an optional heading, or another site. */
  destination: string;
}

/**
 * Reads a list of addresses in tests/fixtures/addresses.
 *
 * @throws If the list is empty: nothing would be tested.
 */
export function readLinks(file: string): InboundLink[] {
  const [head, ...rows] = readFileSync(path.join(root, 'tests/fixtures/addresses', file), 'utf8')
    .trimEnd()
    .split('\n');
  const names = head!.split('\t');
  const links = rows.map((row) => Object.fromEntries(row.split('\t').map((cell, index) => [names[index]!, cell])));
  if (links.length === 0) throw new Error(`${file} lists no address.`);
  return links.map((link) => ({ path: link.path!, fragment: link.fragment ?? '', destination: link.destination! }));
}

/** A rule of a host: `from` and `to` end in a slash when the rule holds for everything below. */
export interface HostRule {
  from: string;
  to: string;
  isFolder: boolean;
}

/** Reads build/_redirects as Netlify and Cloudflare Pages do. */
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

/** Reads build/vercel.json as Vercel does. */
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

/** @returns Where the first rule that fits leads; undefined when none does. */
export function applyRules(rules: readonly HostRule[], address: string): string | undefined {
  const rule = rules.find(({ from, isFolder }) => (isFolder ? address.startsWith(from) : address === from));
  return rule && (rule.isFolder ? rule.to + address.slice(rule.from.length) : rule.to);
}

/** @returns The HTML or other content that a host serves at an address of build/; undefined when there is none. */
export function readServed(address: string): string | undefined {
  const file = [address, `${address}.html`, path.posix.join(address, 'index.html')]
    .map((candidate) => path.join(build, candidate))
    .find((candidate) => /\.\w+$/.test(candidate) && existsSync(candidate));
  return file && readFileSync(file, 'utf8');
}
