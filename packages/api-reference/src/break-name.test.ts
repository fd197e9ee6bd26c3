import { expect, it } from 'vitest';
import { breakName } from './break-name.ts';

it.each([
  ['createTRPCQueryUtils', ['create', 'TRPC', 'Query', 'Utils']],
  ['@trpc/server/adapters/aws-lambda', ['@trpc/', 'server/', 'adapters/', 'aws-', 'lambda']],
  ['experimental_lazy', ['experimental_', 'lazy']],
  ['HTTPBatchLinkOptions', ['HTTP', 'Batch', 'Link', 'Options']],
  ['lazy', ['lazy']],
])('breaks %s', (name, parts) => expect(breakName(name)).toEqual(parts));
