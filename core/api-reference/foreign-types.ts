/** Whose a type is: that of browsers and of JavaScript itself, or TanStack Query's. */
export type ForeignOrigin = 'platform' | 'tanstack-query';

/** Where the types are explained that the packages' signatures name, without their names. */
const guides: { origin: ForeignOrigin; address: string; names: ReadonlySet<string> }[] = [
  {
    origin: 'platform',
    address: 'https://developer.mozilla.org/docs/Web/API/',
    names: new Set([
      ...['AbortSignal', 'Blob', 'Event', 'EventSource', 'FormData', 'Headers', 'MessageEvent', 'ReadableStream'],
      ...['Request', 'RequestInit', 'Response', 'URL', 'WebSocket'],
    ]),
  },
  {
    origin: 'platform',
    address: 'https://developer.mozilla.org/docs/Web/JavaScript/Reference/Global_Objects/',
    names: new Set(['AsyncGenerator', 'AsyncIterator', 'Error', 'Promise']),
  },
  {
    origin: 'tanstack-query',
    address: 'https://tanstack.com/query/latest/docs/reference/',
    names: new Set(['QueryClient']),
  },
];

/**
 * Where a type is explained that no package of ours declares.
 *
 * @param origins who declares it
 * @returns undefined for types that the packages don't use, or that everybody knows
 */
export function addressOfForeign(name: string, origins: readonly ForeignOrigin[]): string | undefined {
  const guide = guides.find(({ origin, names }) => origins.includes(origin) && names.has(name));
  return guide && guide.address + name;
}
