import { describe, expect, it } from 'vitest';
import { parseTypeTable, writeType } from './notation.ts';

const parse = (props: Record<string, string | undefined>) =>
  parseTypeTable(Object.entries(props).map(([name, value]) => ({ name, value })));

const link = { type: 'HTTPBatchLinkOptions', from: '@trpc/client' };

describe('parseTypeTable', () => {
  it('reads a type and its package', () => {
    expect(parse(link)).toEqual({ request: link, errors: [] });
  });

  it('reads a parameter, and names within exports', () => {
    expect(parse({ type: 'initTRPC.create#0', from: '@trpc/server' }).request).toEqual({
      type: 'initTRPC.create',
      parameter: 0,
      from: '@trpc/server',
    });
  });

  it('reads lists of names, apart by commas or space', () => {
    expect(parse({ ...link, pick: 'url, headers\n  maxItems url' }).request?.pick).toEqual([
      'url',
      'headers',
      'maxItems',
    ]);
    expect(parse({ ...link, omit: 'url' }).request?.omit).toEqual(['url']);
  });

  it('reads type arguments and a caption as they are', () => {
    const props = { ...link, args: '{ transformer: true }', caption: 'Options of `httpBatchLink`' };
    expect(parse(props).request).toEqual(props);
  });

  it.each([
    [{ from: '@trpc/client' }, ['`type` is missing, as in `type="ClientOptions"`']],
    [{ type: 'Options' }, ['`from` is missing, as in `from="the-package"`']],
    [
      { ...link, type: 'httpBatchLink#first' },
      [
        'expected the name of an export as `type`, followed by `#0` for the first parameter of a function; found `httpBatchLink#first`',
      ],
    ],
    [{ ...link, picks: 'url' }, ['unknown prop `picks`; did you mean `pick`?']],
    [
      { ...link, columns: 'url' },
      ['unknown prop `columns`; the props are `type`, `from`, `pick`, `omit`, `args` and `caption`'],
    ],
    [{ ...link, pick: undefined }, ['expected a string in quotes as `pick`, as in `pick="url headers"`']],
    [{ ...link, type: ' ' }, ['expected a string in quotes as `type`, as in `type="ClientOptions"`']],
    [
      { ...link, pick: 'url', omit: 'url' },
      ["`pick` and `omit` can't be combined; list the members to show, or those to leave out"],
    ],
  ])('rejects %j', (props, errors) => {
    expect(parse(props)).toEqual({ errors });
  });

  it('rejects what is given twice, and reports everything', () => {
    const { errors } = parseTypeTable([
      { name: 'type', value: 'A' },
      { name: 'type', value: 'B' },
    ]);
    expect(errors).toEqual(['`type` is given twice', '`from` is missing, as in `from="the-package"`']);
  });
});

it('writes a type as its author did', () => {
  expect(writeType({ type: 'TRPCError' })).toBe('TRPCError');
  expect(writeType({ type: 'TRPCError', parameter: 0 })).toBe('TRPCError#0');
});
